import { useFetcher } from 'react-router';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { type Session, SessionTable } from '../session-table.tsx';

type Props = { sessions: readonly Session[]; mayEnd: boolean };

/** Where a person is signed in; an owner signs them out of one place or of all. */
export function PersonSessions({ sessions, mayEnd }: Props) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<{ ended?: boolean }>();
  const stepUp = useStepUp(fetcher);
  return (
    <section className="sec form">
      <h2>{t('people.sessions')}</h2>
      {fetcher.data?.ended && <Note tone="ok">{t('people.endedDone')}</Note>}
      {sessions.length === 0 ? (
        <p className="sub">{t('people.noSessions')}</p>
      ) : (
        <SessionTable sessions={sessions} mayEnd={mayEnd} fetcher={fetcher} />
      )}
      {mayEnd && sessions.some(({ isThis }) => !isThis) && (
        <fetcher.Form method="post">
          <Button type="submit" look="danger-line" name="intent" value="end-sessions">
            {t('people.endAll')}
          </Button>
        </fetcher.Form>
      )}
      {stepUp}
    </section>
  );
}
