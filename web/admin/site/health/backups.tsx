import type { HealthService } from '#backend/entrypoints/health/service.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/health.ts';
import fi from '#web/messages/admin/fi/health.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { bytesText } from './bytes.ts';
import { Press } from './press.tsx';

type State = Awaited<ReturnType<HealthService['backups']>>;

/** The newest backup, whether it restores, and buttons for both: each may be repeated. */
export function Backups({ state }: { state: State }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { last, isMaking, isTrying } = state;
  return (
    <>
      <section className="sec">
        <h2>{t('backup.last')}</h2>
        {isMaking && <Note>{t('backup.making')}</Note>}
        {last ? (
          <dl className="dl">
            <dt>{t('backup.made')}</dt>
            <dd>
              <When at={new Date(last.at)} />
            </dd>
            <dt>{t('backup.file')}</dt>
            <dd>{last.file}</dd>
            <dt>{t('backup.size')}</dt>
            <dd>{bytesText(last.bytes, t, locale)}</dd>
          </dl>
        ) : (
          <p className="muted">{t('backup.none')}</p>
        )}
        {last && !last.isThere && <Note tone="warn">{t('backup.gone')}</Note>}
        {!isMaking && <Press fields={{ intent: 'cure', cure: 'backup' }} text={t('cure.backup')} look="primary" />}
        <p className="hint">{t('backup.how', { folder: state.folder })}</p>
      </section>
      <section className="sec">
        <h2>{t('backup.trial')}</h2>
        <p className="hint">{t('backup.trialText')}</p>
        {isTrying && <Note>{t('backup.trying')}</Note>}
        <Trial state={state} />
        {!isTrying && last?.isThere && <Press fields={{ intent: 'cure', cure: 'trial' }} text={t('cure.trial')} />}
      </section>
    </>
  );
}

function Trial({ state: { trial, last } }: { state: State }) {
  const t = useTexts(fi, en);
  if (!trial) return <p className="muted">{t('backup.untried')}</p>;
  const looks = trial.problem ? ({ glyph: 'fail', tone: 'bad' } as const) : ({ glyph: 'done', tone: 'ok' } as const);
  return (
    <>
      <dl className="dl">
        <dt>{t('mail.state')}</dt>
        <dd>
          <Status {...looks}>{t(trial.problem ? 'backup.broken' : 'backup.works')}</Status>
        </dd>
        {trial.problem && (
          <>
            <dt>{t('backup.why')}</dt>
            <dd>{trial.problem}</dd>
          </>
        )}
        <dt>{t('backup.tried')}</dt>
        <dd>
          <When at={new Date(trial.at)} />
        </dd>
        <dt>{t('backup.rows')}</dt>
        <dd className="num">{trial.rows}</dd>
        <dt>{t('backup.files')}</dt>
        <dd className="num">{trial.files}</dd>
        <dt>{t('backup.seconds')}</dt>
        <dd className="num">{t('seconds', { seconds: trial.seconds })}</dd>
      </dl>
      {last && last.file !== trial.file && <p className="hint">{t('backup.trialOther')}</p>}
    </>
  );
}
