import { createAdminApp } from '#backend/entrypoints/http/admin-app.ts';
import type { Shop } from '#backend/shop.ts';
import { type KeyScope, keyScopes } from '#domain/staff/key-scopes.ts';
import { makeOrders } from '#test/make-orders.ts';
import { makeProduct } from '#test/make-products.ts';
import { testShop } from '#test/test-shop.ts';

const ORIGIN = 'http://localhost:3001';

/** A key of a program with these scopes, all by default. */
export async function makeKey(shop: Shop, scopes: readonly KeyScope[] = keyScopes): Promise<string> {
  const made = await shop.keys.create({ kind: 'command', name: null }, { name: 'ERP', scopes, expiresAt: null });
  if (!made.ok) throw new Error('no key was made');
  return made.value.key;
}

/** The admin of a shop, asked as a program; each request may have another key. */
export async function testApi() {
  const made = await testShop();
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
  const send = (
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
    const request = new Request(`${ORIGIN}/admin/v1${path}`, {
      method,
      headers,
      ...(content !== undefined && { body: content }),
    });
    return app.request(request);
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
    product: async (stock: Record<string, number> = { oulu: 5 }) => {
      const sku = crypto.randomUUID();
      await makeProduct(shop.db, { name: { fi: 'Hihna' }, variants: [{ sku, stock }] });
      return sku;
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof testApi>>;
