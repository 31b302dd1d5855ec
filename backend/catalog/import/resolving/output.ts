import type { ImportRun } from '../run.ts';
import { insert } from '../staging/rows.ts';

/** The columns of each staged table, as keys of the rows given to `put`. */
type Table =
  | 'touched'
  | 'product'
  | 'product_variant'
  | 'product_category'
  | 'variant_change'
  | 'shelf'
  | 'price_point';

/** Collects final rows and writes them to their staged tables. Writes none in a dry run, or after a wrong row. */
export function createOutput(run: ImportRun) {
  const rows = new Map<Table, object[]>();
  const isIdle = () => run.dryRun || run.problems.count() > 0;
  return {
    isIdle,
    put(table: Table, ...more: object[]) {
      if (isIdle() || more.length === 0) return;
      const list = rows.get(table) ?? [];
      list.push(...more);
      rows.set(table, list);
    },
    async flush() {
      for (const [table, list] of rows) {
        const [first] = list;
        if (first && !isIdle()) await insert(run.db, `staging.${table}`, Object.keys(first), list);
        await run.pace();
      }
      rows.clear();
    },
  };
}
export type Output = ReturnType<typeof createOutput>;
