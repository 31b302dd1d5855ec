import { sql } from 'kysely';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { type FormerPath, writeFormerPaths } from '../former-paths.ts';
import { rowsOf, storeMeta } from '../import-content.ts';
import type { Checked } from '../read-sources.ts';
import type { PageRef } from './stored-texts.ts';

type Rendered = { contents: readonly Checked[]; former: readonly FormerPath[] };
type Deps = { search: Pick<SearchService, 'recordChange'>; now: Date };

/**
 * Puts rendered pages into the shop: pages, redirects, search and caches follow as after an import. Others keep their rows but for
 * the name of the section, which may have changed.
 */
export async function writePages(
  tx: Tx,
  pages: readonly PageRef[],
  { contents, former }: Rendered,
  { search, now }: Deps,
): Promise<void> {
  const rows = rowsOf(contents);
  const keyOf = ({ kind, path }: PageRef) => `${kind} ${path}`;
  const changed = new Set(pages.map(keyOf));
  for (const { kind, path } of pages)
    await tx.deleteFrom('content_page').where('kind', '=', kind).where('path', '=', path).execute();
  const own = rows.filter((row) => changed.has(keyOf(row)));
  if (own.length > 0) await tx.insertInto('content_page').values(own).execute();
  const stored = await tx.selectFrom('content_page').select(['kind', 'path', 'locale', 'parent_name']).execute();
  const names = new Map(stored.map((row) => [`${keyOf(row)} ${row.locale}`, row.parent_name]));
  for (const { kind, path, locale, parent_name } of rows) {
    const name = names.get(`${keyOf({ kind, path })} ${locale}`);
    if (name === undefined || name === parent_name) continue;
    await tx
      .updateTable('content_page')
      .set({ parent_name })
      .where((eb) => eb.and({ kind, path, locale }))
      .execute();
  }
  await writeFormerPaths(tx, former);
  await storeMeta(tx, 'content_published', String(now.getTime()));
  await search.recordChange(tx, 'contents');
  await sql`select pg_notify(${CATALOG_CHANGED}, 'content')`.execute(tx);
}
