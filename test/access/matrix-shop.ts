import { createApp } from '#backend/entrypoints/http/app.ts';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import type { EndpointRow } from './endpoint-rows.ts';
import { pageBuild, type WriteDocument } from './page-build.ts';
import { makePeople, type Things } from './people.ts';

export const ORIGIN = 'http://shop.test';

/** A shop with pages and visitors. `freshApp` has empty limit counters. */
export async function matrixShop(document?: WriteDocument) {
  const made = await orderShop([{ sku: 'A', price: 1999, stock: { oulu: 9 } }]);
  const { shop, createShop, placed } = made;
  const { build, pages } = await pageBuild(document);
  const freshApp = () => createApp({ shop, createShop, clientFolder: null, loadBuild: async () => build });
  const app = freshApp();
  const people = await makePeople(made, async ({ userId }) => {
    const { number } = await placed(requestFor('A', 1999));
    await shop.db.query('update customer_order set user_id = $1, paid_at = now() where number = $2', [userId, number]);
    return number;
  });
  const send = (endpoint: string, row: EndpointRow, of: Things, headers: Record<string, string>) => {
    const { path, body, headers: own = {} } = row.request(of);
    const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
    const sent: Record<string, string> = body === undefined ? {} : { 'content-type': type };
    return app.request(new URL(path, ORIGIN), {
      method: endpoint.split(' ')[0] ?? 'GET',
      headers: { ...sent, ...own, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'object' ? JSON.stringify(body) : body }),
    });
  };
  return { ...made, app, freshApp, pages, people, send };
}

export const cookies = (cookie: string | null): Record<string, string> => (cookie ? { cookie } : {});
