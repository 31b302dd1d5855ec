import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { liteClient } from 'algoliasearch/lite';
import { Hono } from 'hono';
import { searchRoutes } from '#backend/catalog/search/protocol/routes.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { openTestSearch } from './test-search.ts';

const variants = (sku: string, price: number, stock: Record<string, number> = {}) => [
  { sku: `${sku}-S`, name: { fi: 'S', en: 'S' }, price, stock },
  { sku: `${sku}-L`, name: { fi: 'L', en: 'L' }, price: price + 1000, stock },
];
const products = [
  {
    sku: 'KYP',
    name: { fi: 'Kelkkakypärä', en: 'Snowmobile helmet' },
    brand: 'Kaira',
    categories: ['ajovarusteet/kyparat'],
    popularity: 9,
    variants: variants('KYP', 10000, { oulu: 2 }),
  },
  {
    sku: 'KYP2',
    name: { fi: 'Kypärä Pohja' },
    brand: 'Pohja',
    categories: ['ajovarusteet/kyparat'],
    variants: variants('KYP2', 20000),
  },
  {
    sku: 'LASIT',
    name: { fi: 'Ajolasit' },
    brand: '-miinus',
    categories: ['ajovarusteet'],
    variants: [{ sku: 'LASIT', price: 5000, lowest30: 8000 }],
  },
];

async function makePagesAndParts(db: Db): Promise<void> {
  await db.kysely
    .insertInto('content_page')
    .values([
      {
        kind: 'page',
        path: 'asiakaspalvelu/maksutavat',
        locale: 'fi',
        title: 'Maksutavat',
        parent_name: 'Asiakaspalvelu',
        plain: '',
      },
      {
        kind: 'article',
        path: 'kypara-ostajan-opas',
        locale: 'fi',
        title: 'Kypärän ostajan opas',
        plain: '',
        published_on: '2026-10-01',
      },
    ])
    .execute();
  const part = { supplier: 'Polaris', product_group: 'Hihnat', name: 'Variaattorin hihna', price_cents: 12345 };
  await db.kysely
    .insertInto('spare_part')
    .values([
      { ...part, product_code: '3211-186', code_norm: '3211186', supplier_number: '1044' },
      { ...part, product_code: '3211-186/B', code_norm: '3211186B', supplier_number: '1044' },
      { ...part, product_code: '3211-186', code_norm: '3211186', supplier_number: '78', supplier: 'KTM' },
    ])
    .execute();
}

/** A small shop behind the search endpoint on a real port, with real clients of the hosted engine. */
export async function openSearchServer() {
  const shop = await openTestSearch(products);
  await makePagesAndParts(shop.db);
  await shop.reindex('contents');
  const app = new Hono().route('/search', searchRoutes(shop));
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    // the other test files of this worker keep the real Request and Response
    const options = { fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false };
    const started = serve(options, (info: AddressInfo) => resolve({ server: started, port: info.port }));
  });
  return {
    client: (appId: string, key: string, authMode?: 'WithinHeaders' | 'WithinQueryParameters') =>
      liteClient(appId, key, {
        hosts: [{ url: `127.0.0.1:${port}/search`, accept: 'readWrite', protocol: 'http' }],
        ...(authMode && { authMode }),
      }),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await shop.close();
    },
  };
}
