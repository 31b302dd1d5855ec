import type { RowProblem } from '#domain/customers/contract-prices/read-rows.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/contract-prices.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { rowText } from '../row-text.ts';
import type { Failed, Told } from './act.ts';

const failures = ['name', 'exists', 'full', 'empty', 'unknown', 'changed', 'to'] as const;
const isFailure = (failed: string): failed is (typeof failures)[number] => failures.some((one) => one === failed);

/** What came of a form: saved, or what is wrong with which row. */
export function Outcome({ told }: { told: Exclude<Told, { conflict: unknown }> }) {
  const t = useTexts(fi, en);
  if ('done' in told)
    return (
      <Note tone="ok">
        {told.imported === undefined ? t('contracts.saved') : t('contracts.imported', { count: told.imported })}
      </Note>
    );
  if (told.failed === 'rows')
    return (
      <Note tone="bad">
        <ul>
          {told.lines.map(({ line, problem }) => (
            <li key={line}>{t('contracts.line', { line, problem: t(`contracts.problem.${problem}`) })}</li>
          ))}
        </ul>
      </Note>
    );
  const ofRow = told.row !== undefined && !isFailure(told.failed);
  const key = ofRow ? (`problem.${told.failed as RowProblem}` as const) : (`error.${told.failed as Failed}` as const);
  return <Note tone="bad">{t(`contracts.${key}`, { row: told.stored ? rowText(told.stored) : '' })}</Note>;
}
