import type { Kysely } from 'kysely';
import { type PageChange, pageChange } from '#backend/catalog/products/staff/page-change.ts';
import type { PageChanges, TriedPage } from '#backend/catalog/products/staff/page-changes.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import { type Checked, invalidRow, type SetRow } from './set-row.ts';

/** Rows of pages as the products' service takes them; a row was checked against this format when its set was made. */
export const pagesOf = (rows: readonly ImportRow[]): PageChange[] => rows.map((row) => pageChange.parse(row));

type How = { now: Date; pages: Pick<PageChanges, 'check'> };

/** Tries the rows of pages in a transaction that is rolled back. */
export async function tryPages(db: Kysely<Tables>, rows: readonly SetRow[], { now, pages }: How) {
  const changes = rows.flatMap(({ part, input }) => (part === 'pages' ? pagesOf(input) : []));
  return changes.length > 0 ? pages.check(db, changes, now) : new Map<string, TriedPage>();
}

/** Compares a row of a page with the product: what it would change, and what refuses it (change-8). */
export function checkPage(row: SetRow, tried: TriedPage | undefined): Checked {
  if (!tried) return invalidRow(row, 'no-such-sku');
  const { name, changes, inverse, seen, wrote, stamp, reason } = tried;
  if (reason !== null) return { ...invalidRow(row, reason), name, changes, seen };
  const bare = { shopper: null, notices: [], rows: changes.length > 0 ? row.input : [] };
  return { ...row, ...bare, name, changes, inverse: [inverse], seen, wrote, stamp };
}
