import type { EngineStatus } from '#backend/catalog/search/service.ts';
import type { Shop } from '#backend/shop.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { shop as config } from '#shop.config';
import { CommandFailed, type Out } from '../command.ts';
import { localSecond } from '../local-time.ts';

/** Rebuilds the whole index in one transaction; searches use the old one until it commits. */
export async function reindexSearch(shop: Shop, out: Out): Promise<void> {
  const start = performance.now();
  out.progress('Indexing', 0, 0);
  await shop.db.kysely.transaction().execute((tx) => shop.search.reindex(tx, 'all'));
  const { products } = await indexCounts(shop);
  out.line(`${products.indexed} products indexed in ${Math.round(performance.now() - start)} ms.`);
}

type Count = { indexed: number; catalog: number };
export type IndexCounts = Record<'products' | 'skus' | 'categories' | 'pages', Count> & { words: number };

/** Compares the index with the catalog. */
export async function indexCounts({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<IndexCounts> {
  const today = localDay(now(), config.timeZone);
  const { rows } = await db.query(
    `select
    (select count(*) from product) as products,
    (select count(distinct product_id) from search_quick) as products_indexed,
    (select count(*) from product_variant) as skus,
    (select count(*) from search_document) as skus_indexed,
    (select count(*) from category) as categories,
    (select count(distinct id) from search_content where kind = 'category') as categories_indexed,
    (select count(distinct (kind, path)) from content_page
     where kind in ('page', 'article') and not draft and coalesce(starts_on, published_on, $1) <= $1
       and (ends_on is null or ends_on >= $1)) as pages,
    (select count(distinct (kind, id)) from search_content where kind <> 'category') as pages_indexed,
    (select count(*) from search_term) as words`,
    [today],
  );
  const count = (name: string): Count => ({
    indexed: Number(rows[0]?.[`${name}_indexed`]),
    catalog: Number(rows[0]?.[name]),
  });
  return {
    products: count('products'),
    skus: count('skus'),
    categories: count('categories'),
    pages: count('pages'),
    words: Number(rows[0]?.words),
  };
}

export const isWhole = ({ products, skus, categories, pages }: IndexCounts): boolean =>
  [products, skus, categories, pages].every(({ indexed, catalog }) => indexed === catalog);

const row = (label: string, text: string) => `${label.padEnd(12)} ${text}`;

/** The engine in use, and the state of a hosted one. */
function engineLines(status: EngineStatus): string[] {
  if (status.engine === 'embedded') return [row('engine', 'embedded')];
  const { host, answeredInMs, resting, last, categoriesFetched } = status;
  const now =
    answeredInMs === null
      ? `does NOT answer as it should (${last?.status} ${last?.message}): the embedded engine answers`
      : `answered in ${answeredInMs} ms`;
  return [
    row('engine', `hosted, ${host} ${now}`),
    ...(resting ? [row('', 'left alone for a while after failures')] : []),
    ...(last && answeredInMs !== null
      ? [row('last failure', `${localSecond(last.at)} ${last.status} ${last.message}`)]
      : []),
    row('categories', categoriesFetched ? 'fetched from it' : "the shop's own, not yet fetched from it"),
  ];
}

export async function searchStatus(shop: Shop, json: boolean, out: Out): Promise<void> {
  const [counts, engine] = await Promise.all([indexCounts(shop), shop.search.status()]);
  if (json) return out.line(JSON.stringify({ ...counts, engine }, null, 2));
  for (const line of engineLines(engine)) out.line(line);
  for (const [name, { indexed, catalog }] of Object.entries(counts).filter(([name]) => name !== 'words') as [
    string,
    Count,
  ][])
    out.line(row(name, `${indexed} of ${catalog} in the index`));
  out.line(row('words', String(counts.words)));
  if (!isWhole(counts))
    throw new CommandFailed('The search index does not have everything.', 'Run: npm run shop -- search reindex');
}
