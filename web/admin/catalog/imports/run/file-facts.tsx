import type { ImportRunRow } from '#backend/catalog/imports/service.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/imports.ts';
import fi from '#web/messages/admin/fi/imports.ts';
import { Glyph, Icon } from '#web/ui/admin/icon.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import styles from '../imports.module.css';

type Props = { run: ImportRunRow };

const steps = ['file', 'columns', 'check', 'apply'] as const;
const at = (state: ImportRunRow['state']) =>
  state === 'unreadable' ? 1 : state === 'checking' || state === 'checked' ? 2 : 3;
const ends = ['applied', 'handed', 'undone'];

/** The four steps of a file, and where it is. */
export function Steps({ run }: Props) {
  const t = useTexts(fi, en);
  const now = at(run.state);
  const isOver = ends.includes(run.state);
  return (
    <ol className={styles.steps} aria-label={t('run.steps')}>
      {steps.map((step, i) => {
        const isDone = i < now || isOver;
        return (
          <li key={step} aria-current={i === now && !isOver ? 'step' : undefined}>
            <Glyph name={isDone ? 'done' : i === now ? 'half' : 'new'} />
            <span>{t(`run.step.${step}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

const KILO = 1024;

/** The file: its name, size and how it is read. */
export function FileFacts({ run }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { recognised, bytes, counts, fileName, supplier, kind } = run;
  const number = (value: number, digits = 0) => value.toLocaleString(locale, { maximumFractionDigits: digits });
  const size = bytes > KILO * KILO ? `${number(bytes / KILO / KILO, 1)} Mt` : `${number(Math.ceil(bytes / KILO))} kt`;
  const delimiter = recognised.delimiter === '\t' ? t('run.tab') : recognised.delimiter;
  const encoding = recognised.format === 'csv' ? recognised.encoding.toUpperCase() : recognised.format.toUpperCase();
  return (
    <div className={styles.drop}>
      <Icon name="file-spreadsheet" large />
      <div className={styles.fields}>
        <b className={styles.fileName}>{fileName}</b>
        <small className="sub">
          {t('run.readAs', { rows: t('run.rows', { count: counts.rows }), size, encoding, delimiter })}
        </small>
      </div>
      <Status glyph="done" tone="ok">
        {supplier ?? t(`kind.${kind}`)}
      </Status>
    </div>
  );
}

/** Why no rows can be read, or why the last import did not happen. */
export function Failure({ run: { failure } }: Props) {
  const t = useTexts(fi, en);
  if (failure === null) return null;
  const [, line, word] = /^(?:(\d+): )?(.*)$/s.exec(failure) ?? [];
  const key = `run.failure.${word}`;
  const said = key in fi ? t(key as 'run.failure.busy') : t('run.failure.other', { line: line ?? 1, why: word ?? '' });
  return <Note tone="bad">{said}</Note>;
}
