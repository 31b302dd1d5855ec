import { entriesOf } from '#domain/base/records.ts';
import { parts as allParts } from '../diff.ts';
import type { Tree } from '../resolving/tree.ts';
import type { ImportRun } from '../run.ts';
import { select } from '../staging/rows.ts';
import type { Folder } from '../staging/stage-folder.ts';

const MOST_BRANDS = 20;

/** Reports brands without a category of their own: no brand page lists their products. */
export async function reportBrandsWithoutCategory(run: ImportRun, tree: Pick<Tree, 'brandIds'>): Promise<void> {
  const brands = await select<{ file: string; line: number; brand: string }>(
    run.db,
    `select file, line, brand from staging.raw_product join
       (select min(n) as n, row->>'brand' as brand from staging.raw_product
        where parent_sku is null and not remove and (patch is null or patch->'named' ? 'brand') group by row->>'brand') first
       using (n)
     where brand is not null order by brand`,
  );
  const homeless = brands.filter(({ brand }) => tree.brandIds(brand).length === 0);
  for (const { file, line, brand } of homeless.slice(0, MOST_BRANDS))
    run.diff.note({ file, line, field: 'brand', reason: `${brand} is the name of no category below brandit` });
  const rest = homeless.length - MOST_BRANDS;
  if (rest > 0)
    run.diff.note({ file: 'products', line: null, field: 'brand', reason: `${rest} more brands have no category` });
}

const TABLES = {
  categories: 'category',
  products: 'product',
  'spare-parts': 'spare_part',
  fitment: 'fitment',
  diagrams: 'diagram',
  redirects: 'redirect',
} as const;
const MOST_REMOVED = 0.2;

/**
 * A whole set that removes more than a fifth is probably an incomplete export: it is rejected unless removals are allowed
 * (import-3). A dry run only reports it, so that the shop owner sees what would be removed.
 */
export async function checkRemovals(run: ImportRun, modes: Folder['modes'], areAllowed: boolean): Promise<void> {
  const counts = run.diff.result();
  for (const [part, table] of entriesOf(TABLES)) {
    const counted = allParts.find((name) => name.toLowerCase() === part.replace('-', '')) ?? 'products';
    const { removed } = counts[counted];
    if (areAllowed || modes[part] !== 'whole' || removed === 0) continue;
    const [row] = await select<{ n: number }>(run.db, `select count(*)::int as n from ${table}`);
    const all = row?.n ?? 0;
    if (removed <= all * MOST_REMOVED) continue;
    const reason = `would remove ${removed} of ${all} (more than 20 %); to allow it, add --allow-removals`;
    const problem = { file: part, line: null, field: '', reason };
    if (run.dryRun) run.diff.note(problem);
    else run.problems.add(problem);
  }
}
