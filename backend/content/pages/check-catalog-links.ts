import type { Kysely } from 'kysely';
import type { Problem } from '#backend/catalog/import/problems.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { CatalogLink } from './read-content.ts';

/** The product slug or category path of a link into the catalog. */
function targetOf(link: string): { table: 'product' | 'category'; name: string } {
  const path = (link.split(/[?#]/)[0] ?? '').replace(/^\/en(?=\/)/, '').replace(/\/$/, '');
  const [, prefix = '', ...rest] = path.split('/');
  if (prefix === 'product') return { table: 'product', name: rest.join('/') };
  // brands and series are categories under their own prefix
  return { table: 'category', name: [...(prefix === 'category' ? [] : [prefix]), ...rest].join('/') };
}

/** Finds links to categories and products that the shop does not have. */
export async function deadCatalogLinks(db: Kysely<Tables>, links: readonly CatalogLink[]): Promise<Problem[]> {
  if (links.length === 0) return [];
  const targets = links.map((link) => ({ ...link, ...targetOf(link.link) }));
  const names = (table: 'product' | 'category') => targets.filter((own) => own.table === table).map(({ name }) => name);
  const [slugs, paths] = await Promise.all([
    db
      .selectFrom('product')
      .select('slug')
      .where('slug', 'in', ['', ...names('product')])
      .execute(),
    db
      .selectFrom('category')
      .select('path')
      .where('path', 'in', ['', ...names('category')])
      .execute(),
  ]);
  const known = new Set([
    ...slugs.map(({ slug }) => `product ${slug}`),
    ...paths.map(({ path }) => `category ${path}`),
  ]);
  return targets
    .filter(({ table, name }) => !known.has(`${table} ${name}`))
    .map(({ file, line, link, table }) => ({
      file,
      line,
      field: '',
      reason: `links to ${link}, which is not a ${table}`,
    }));
}
