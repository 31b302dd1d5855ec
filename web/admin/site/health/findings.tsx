import type { ShownFinding } from '#backend/entrypoints/health/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/health.ts';
import fi from '#web/messages/admin/fi/health.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import styles from './health.module.css';
import { Press } from './press.tsx';

const LOOKS = {
  good: { glyph: 'done', tone: 'ok' },
  hint: { glyph: 'warn', tone: 'warn' },
  wrong: { glyph: 'fail', tone: 'bad' },
} as const;

/** What the doctor found, worst first, with the cure beside it: a button where it is safe, the page or words otherwise. */
export function Findings({ findings }: { findings: ShownFinding[] }) {
  const t = useTexts(fi, en);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  const hints = findings.some(({ state }) => state === 'hint');
  return (
    <>
      <Note tone={wrong > 0 ? 'bad' : hints ? 'warn' : 'ok'}>
        {wrong > 0 ? t('doctor.wrong', { count: wrong }) : t(hints ? 'doctor.hints' : 'doctor.well')}
      </Note>
      <ul className={styles.findings} aria-label={t('part.tarkastus')}>
        {findings.map((finding) => (
          <li key={`${finding.id} ${finding.words}`}>
            <Status {...LOOKS[finding.state]}>{t(`state.${finding.state}`)}</Status>
            <h2>{finding.about}</h2>
            <p>{finding.words}</p>
            <Cure finding={finding} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Cure({ finding: { cure, next, about } }: { finding: ShownFinding }) {
  const t = useTexts(fi, en);
  if (!next && !cure) return null;
  return (
    <div className={styles.cure}>
      {next && <p>{next}</p>}
      {cure && 'press' in cure && (
        <Press
          fields={{ intent: 'cure', cure: cure.press }}
          text={t(`cure.${cure.press}`)}
          label={`${t(`cure.${cure.press}`)}: ${about}`}
        />
      )}
      {cure && 'page' in cure && (
        <ButtonLink small to={cure.page} aria-label={`${t('doctor.open')}: ${about}`}>
          {t('doctor.open')}
        </ButtonLink>
      )}
    </div>
  );
}
