import { Form, Link } from 'react-router';
import type { ImportProblem } from '#backend/catalog/imports/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/imports.ts';
import fi from '#web/messages/admin/fi/imports.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import styles from '../imports.module.css';
import { UploadForm } from '../upload-form.tsx';
import type { LoadedRun } from './load-run.ts';

const MOST_LISTED = 20_000;

/** A reason in the person's language; what the import says itself stays in its own words. */
function useReason() {
  const t = useTexts(fi, en);
  return (reason: string): string => {
    const [word, counts = ''] = reason.split(': ');
    if (word === 'cell-count') return t('problem.cell-count', { counts });
    const key = `problem.${reason}`;
    return key in fi ? t(key as 'problem.missing') : reason;
  };
}

/** The broken rows: each wrong cell is corrected here, or in a file of them, or the rows are left out. */
export function ProblemsSection({ run, problems, next, mayFix }: LoadedRun & { mayFix: boolean }) {
  const t = useTexts(fi, en);
  if (problems.length === 0) return null;
  const isFirst = (problems[0]?.n ?? 1) === 1;
  const more = (after: number | null) => `?${new URLSearchParams(after ? { virheet: String(after) } : {})}#virheet`;
  const hasLines = run.recognised.format !== 'jsonl';
  return (
    <section className="sec" id="virheet" aria-labelledby="virheet-otsikko">
      <div className="sec-h">
        <h2 id="virheet-otsikko">{t('run.problems')}</h2>
        <span className="count">{run.counts.broken}</span>
        {hasLines && (
          <a className="btn btn-s btn-line push" href={`/tuonti/${run.id}/virherivit.csv`} download>
            <Icon name="download" />
            {t('run.download')}
          </a>
        )}
      </div>
      {run.counts.problems > MOST_LISTED && (
        <Note tone="warn">{t('run.unlisted', { count: run.counts.problems })}</Note>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="fix" />
        <ScrollTable
          label={t('run.problems')}
          heads={[t('run.line'), t('run.key'), t('run.column'), t('run.why'), t('run.fix')]}
        >
          {problems.map((problem) => (
            <ProblemRow key={problem.n} problem={problem} mayFix={mayFix && hasLines} />
          ))}
        </ScrollTable>
        <p className="tfoot">
          {mayFix && hasLines && (
            <Button type="submit" look="primary" icon="check">
              {t('run.saveFixes')}
            </Button>
          )}
          {!isFirst && <Link to={more(null)}>{t('imports.first')}</Link>}
          {next && (
            <Link className="btn btn-s btn-line push" to={more(next)}>
              {t('run.more')}
            </Link>
          )}
        </p>
      </Form>
      {mayFix && hasLines && (
        <UploadForm hint={t('run.correctedHint')}>
          <h3>{t('run.corrected')}</h3>
          <input type="hidden" name="corrects" value={run.id} />
        </UploadForm>
      )}
    </section>
  );
}

function ProblemRow({ problem, mayFix }: { problem: ImportProblem; mayFix: boolean }) {
  const t = useTexts(fi, en);
  const reasonOf = useReason();
  const { n, line, column, value, key, reason, fix } = problem;
  const shown = fix ?? value;
  return (
    <tr>
      <td className="num muted">{line ?? '–'}</td>
      <th scope="row">{key || '–'}</th>
      <td>{column || '–'}</td>
      <td>
        <Status glyph="fail" tone="bad">
          <span className={styles.problem}>{reasonOf(reason)}</span>
        </Status>
      </td>
      <td>
        {mayFix && line !== null && column !== '' ? (
          <span className="btns">
            <input type="hidden" name={`was.${n}`} value={shown} />
            <input
              key={shown}
              className="in"
              name={`fix.${n}`}
              defaultValue={shown}
              aria-label={t('run.fixOf', { line, column })}
            />
            <Button
              type="submit"
              small
              name="everywhere"
              value={n}
              aria-label={t('run.everywhereOf', { column, value })}
            >
              {t('run.everywhere')}
            </Button>
          </span>
        ) : (
          t('run.inFile')
        )}
      </td>
    </tr>
  );
}
