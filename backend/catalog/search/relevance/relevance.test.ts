import { beforeAll, describe, expect, it } from 'vitest';
import { indexName } from '#domain/catalog/search/index-name.ts';
import { makeCategory, makeProduct } from '#test/make-products.ts';
import { openTestSearch, type TestSearch } from '#test/test-search.ts';
import { type DemoProduct, demoCategories, demoProducts } from './demo-products.ts';
import { gradeOf, type Judged } from './judged.ts';
import { ndcg } from './ndcg.ts';
import { codesAndMistakes } from './queries/codes-and-mistakes.ts';
import { forestAndGarden } from './queries/forest-and-garden.ts';
import { ridingGear } from './queries/riding-gear.ts';
import { supplies } from './queries/supplies.ts';
import { tyresAndParts } from './queries/tyres-and-parts.ts';
import { vehicles } from './queries/vehicles.ts';

const queries: readonly Judged[] = [
  ...vehicles,
  ...ridingGear,
  ...forestAndGarden,
  ...tyresAndParts,
  ...supplies,
  ...codesAndMistakes,
];
const SHOWN = 8;

describe('what shoppers ask of the demo catalog', () => {
  const products = demoProducts();
  const bySku = new Map(products.map((product) => [product.sku, product]));
  let shop: TestSearch;

  beforeAll(async () => {
    shop = await openTestSearch();
    for (const { path, name } of demoCategories()) await makeCategory(shop.db, path, name);
    for (const { made } of products) await makeProduct(shop.db, made);
    await shop.reindex();
    return shop.close;
  }, 120_000);

  async function answers({ q, locale }: Judged): Promise<DemoProduct[]> {
    const request = { indexName: indexName('products', locale), query: q, distinct: true, hitsPerPage: SHOWN };
    const { body } = await shop.search.multiQuery({ requests: [request] }, { appId: 'tieva', key: 'public' });
    const { results } = body as { results: { hits: { parentSku: string }[] }[] };
    return (results[0]?.hits ?? []).flatMap((hit) => bySku.get(hit.parentSku) ?? []);
  }

  it('nDCG@8 is at least 0.90 on average, and no query has 0 (search-11)', async () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(queries.map(({ locale, q }) => `${locale} ${q}`)).size).toBe(queries.length);
    const scored = [];
    for (const judged of queries) {
      const grades = products.map((product) => gradeOf(judged, product));
      expect(Math.max(...grades), `${judged.q}: nothing in the demo would do`).toBeGreaterThan(0);
      const found = await answers(judged);
      const score = ndcg(
        found.map((product) => gradeOf(judged, product)),
        grades,
        SHOWN,
      );
      scored.push({ ...judged, score, found: found.map(({ name }) => name.fi).join(' | ') });
    }
    const mean = scored.reduce((sum, { score }) => sum + score, 0) / scored.length;
    const worst = scored.toSorted((a, b) => a.score - b.score);
    const tell = worst
      .slice(0, Number(process.env.SHOW ?? 5))
      .map(({ q, locale, score, found }) => `  ${score.toFixed(3)} ${locale} ${q}: ${found}`);
    process.stdout.write(
      `Relevance: nDCG@8 ${mean.toFixed(3)} over ${queries.length} queries; the worst:\n${tell.join('\n')}\n`,
    );
    expect(mean).toBeGreaterThanOrEqual(0.9);
    expect(worst[0]?.score, tell[0]).toBeGreaterThan(0);
  }, 120_000);
});
