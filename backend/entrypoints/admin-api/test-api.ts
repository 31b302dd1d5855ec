import { createAdminApp } from '#backend/entrypoints/http/admin-app.ts';
import { settled } from '#backend/platform/change-feed/test-settled.ts';
import { reply, request } from '#backend/sales/quotes/test-quotes.ts';
import type { Shop } from '#backend/shop.ts';
import { type KeyScope, keyScopes } from '#domain/staff/key-scopes.ts';
import { makeOrders } from '#test/make-orders.ts';
import { makeCategory, makeProduct } from '#test/make-products.ts';
import { type TestShop, testShop } from '#test/test-shop.ts';

const FEEDS = /^\/(?:orders|changes)(?:\?|$)/;
const ORIGIN = 'http://localhost:3001';

/** A key of a program with these scopes, all by default. */
export async function makeKey(shop: Shop, scopes: readonly KeyScope[] = keyScopes): Promise<string> {
  const made = await shop.keys.create({ kind: 'command', name: null }, { name: 'ERP', scopes, expiresAt: null });
  if (!made.ok) throw new Error('no key was made');
  return made.value.key;
}

/** The admin of a shop, asked as a program; each request may have another key. */
export async function testApi(given?: TestShop) {
  const made = given ?? (await testShop());
  const { shop } = made;
  const key = await makeKey(shop);
  const freshApp = () =>
    createAdminApp({
      shop,
      clientFolder: './public',
      loadBuild: async () => {
        throw new Error('no pages in tests of the API');
      },
    });
  let app = freshApp();
  const send = async (
    method: string,
    path: string,
    init: { body?: unknown; raw?: string; headers?: Record<string, string> } = {},
  ) => {
    const content = init.raw ?? (init.body === undefined ? undefined : JSON.stringify(init.body));
    const headers = {
      authorization: `Bearer ${key}`,
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
      ...init.headers,
    };
    const asked = new Request(`${ORIGIN}/admin/v1${path}`, {
      method,
      headers,
      ...(content !== undefined && { body: content }),
    });
    if (FEEDS.test(path)) await settled(shop.db);
    return app.request(asked);
  };
  const product = async (stock: Record<string, number> = { oulu: 5 }) => {
    const sku = crypto.randomUUID();
    await makeCategory(shop.db, 'hihnat');
    await makeProduct(shop.db, {
      name: { fi: 'Hihna' },
      categories: ['hihnat'],
      variants: [{ sku, stock, price: 5990 }],
    });
    return sku;
  };
  return {
    ...made,
    key,
    send,
    /** Counted limits begin anew. */
    renew: () => {
      app = freshApp();
    },
    order: async (status: 'paid' | 'preparing' | 'completed' = 'paid') => {
      const [number = ''] = await makeOrders(shop.db, [{ status, prices: [1990, 4990] }]);
      return number;
    },
    giftCard: async () => {
      const card = await shop.giftCards.staff.make({ kind: 'command', name: null }, { cents: 5000, reason: 'testi' });
      return card?.id ?? '';
    },
    quote: async () => {
      const sku = await product();
      const client = { ip: '192.0.2.7' };
      const sent = await shop.quotes.send(request({ items: [{ sku, amount: 1 }] }), 'fi', null, client);
      if (!sent.ok) throw new Error(sent.reason);
      const lines = [{ sku, price: 19.9 }];
      await shop.quotes.staff.reply({ kind: 'command', name: null }, sent.value.number, reply({ lines }));
      return sent.value.number;
    },
    /** The sku of the page that sells a sku. */
    pageOf: async (sku: string) => {
      const { rows } = await shop.db.query<{ sku: string }>(
        'select product.sku from product join product_variant v on v.product_id = product.id where v.sku = $1',
        [sku],
      );
      return rows[0]?.sku ?? '';
    },
    sparePart: async () => {
      const code = crypto.randomUUID().slice(0, 8).toUpperCase();
      await shop.db.query(
        `insert into spare_part (supplier_number, supplier, product_code, code_norm, name, price_cents)
         values ('10', 'Tukku', $1, $1, 'Hihna', 1990)`,
        [code],
      );
      return code;
    },
    imported: async () => {
      const sku = await product();
      const made = await send('POST', '/imports?kind=stock', {
        raw: `sku;stock.oulu\n${sku};9\n`,
        headers: { 'content-type': 'text/csv' },
      });
      return (await made.json()).id;
    },
    product,
    webhook: async () => {
      const by = { kind: 'command', name: null } as const;
      const made = await shop.webhooks.endpoints.add(by, { name: 'ERP', url: 'https://erp.example/', kinds: null });
      return made.ok ? made.value.id : '';
    },
    /** A delivery that arrived. */
    delivery: async (endpointId: string) => {
      const { rows } = await shop.db.query<{ id: string }>(
        `insert into webhook_delivery (endpoint_id, kind, subject_id, payload, status, attempts, sent_at)
         values ($1, 'order.paid', gen_random_uuid()::text, '{}', 'sent', 1, now()) returning id`,
        [endpointId],
      );
      return rows[0]?.id ?? '';
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof testApi>>;
