import { expect, test } from 'vitest';
import { aino, goods, setShop } from '#backend/catalog/change-sets/test-sets.ts';
import { exportCatalog } from '#backend/catalog/export/export-catalog.ts';
import { contentOf, emptyFolder } from '#backend/catalog/export/test-catalog.ts';
import { feedNames } from '#backend/catalog/feed/kinds.ts';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { pageBuild } from './access/page-build.ts';

/** A cost that no other number of the shop is like. */
const MARKER = 731_837;
const written = /731[\s\u00a0\u202f.,]?837|7[\s\u00a0\u202f.,]?318[.,]37/;

test('no answer for shoppers, search document, feed or export holds a cost (price-13)', async () => {
  const { shop } = await setShop({ products: goods(2) });
  const set = await shop.costs.set(aino, { sku: 'T1', from: '2026-01-01', cents: MARKER }, []);
  expect(set.ok).toBe(true);
  const { build } = await pageBuild();
  const app = createApp({ shop, clientFolder: null, loadBuild: async () => build });
  const asked = [
    ...[
      '/product/t1',
      '/product/t1.data',
      '/category/ajovarusteet.data',
      '/en/category/ajovarusteet.data',
      '/_root.data',
    ],
    ...['/haku.data?q=tuote', '/sitemap.xml'],
  ];
  const texts: string[] = [];
  for (const path of asked) texts.push(await (await app.request(new URL(path, 'http://shop.test'))).text());
  expect(texts[1]).toContain('Tuote 1');
  expect(texts[2]).toContain('Tuote 1');
  texts.push(JSON.stringify([...(await shop.catalog.cartItems(['T1'], 'fi')).values()]));
  for (const kind of feedNames) for await (const chunk of shop.feed.write(kind, 'fi')) texts.push(chunk);
  const documents = await emptyFolder();
  await shop.search.exportTo(documents, () => {});
  texts.push(JSON.stringify(await contentOf(documents)));
  expect(texts.at(-1)).toContain('Tuote 1');
  for (const format of ['jsonl', 'csv'] as const) {
    const folder = await emptyFolder();
    await exportCatalog(shop, folder, { format });
    texts.push(JSON.stringify(await contentOf(folder)));
  }
  expect(texts.filter((text) => written.test(text))).toEqual([]);
  expect(
    JSON.stringify(await shop.costs.of(aino, ['T1']), (_, value) => (value instanceof Map ? [...value] : value)),
  ).toMatch(written);
});
