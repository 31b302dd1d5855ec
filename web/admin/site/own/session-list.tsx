import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/own.ts';
import fi from '#web/messages/admin/fi/own.ts';
import { momentText } from '#web/messages/moments.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { OwnForm } from './own-form.tsx';

type Session = {
  id: string;
  device: { browser: string; system: string };
  tablet: string | null;
  since: Date;
  isThis: boolean;
};

/** Where the person is signed in, with a button that ends each. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const named = ({ tablet, device }: Session) =>
    tablet ?? ([device.browser, device.system].filter(Boolean).join(', ') || t('own.unknownDevice'));
  return (
    <section className="sec form measure">
      <h2>{t('own.sessions')}</h2>
      {sessions.map((session) => (
        <OwnForm key={session.id} intent="end-session">
          <input type="hidden" name="id" value={session.id} />
          <p>
            <b>{named(session)}</b>{' '}
            <span className="muted">{t('own.since', { when: momentText(session.since.toISOString(), locale) })}</span>{' '}
            {session.isThis ? (
              <Status glyph="done" tone="ok">
                {t('own.this')}
              </Status>
            ) : (
              <Button type="submit" small aria-label={t('own.endNamed', { device: named(session) })}>
                {t('own.end')}
              </Button>
            )}
          </p>
        </OwnForm>
      ))}
      {sessions.length > 1 && (
        <OwnForm intent="end-others">
          <Button type="submit">{t('own.endOthers')}</Button>
        </OwnForm>
      )}
    </section>
  );
}
