import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '../diff.ts';
import { fieldOfColumn, type ProductColumns } from '../rows/product-columns.ts';
import type { ImportRun } from '../run.ts';
import { select } from '../staging/rows.ts';

const isPlain = (value: unknown) => value === null || typeof value !== 'object';

/** The fields in which a stored product differs from its rows; short values are included, long ones only named. */
export async function fieldChanges(run: ImportRun, id: number, after: ProductColumns): Promise<FieldChange[]> {
  const [row] = await select<{ product: Record<string, unknown> }>(
    run.db,
    'select to_json(p) as product from product p where id = $1',
    [id],
  );
  if (!row) return [];
  const wanted: Record<string, unknown> = JSON.parse(JSON.stringify(after));
  if (wanted.review_score !== null) wanted.review_score = Number(wanted.review_score);
  if (wanted.deposit_cents !== null) wanted.deposit_cents = Number(wanted.deposit_cents);
  return Object.entries(fieldOfColumn).flatMap(([column, field]): FieldChange[] => {
    const [before, now] = [row.product[column], wanted[column]];
    if (isDeepStrictEqual(before, now)) return [];
    return isPlain(before) && isPlain(now) ? [{ field, before, after: now }] : [{ field }];
  });
}
