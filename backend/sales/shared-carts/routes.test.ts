import { expect, test } from 'vitest';
import { orderShop } from '#backend/sales/orders/test-orders.ts';

async function openShop() {
  const { request } = await orderShop([{ sku: 'KYPÄRÄ', price: 19900, stock: { oulu: 3 } }]);
  const share = async (body: unknown) => {
    const answer = await request('/api/shared-carts', {
      method: 'POST',
      headers: { origin: 'http://shop.test' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, cache: answer.headers.get('cache-control'), json: await answer.json() };
  };
  return { share, request };
}

test('shares a cart and opens it with prices in euros', async () => {
  const { share, request } = await openShop();
  const shared = await share({ lines: [{ sku: 'KYPÄRÄ', amount: 2 }], locale: 'en' });
  expect(shared).toMatchObject({ status: 200, cache: 'no-store' });
  const { token, url, expiresAt } = shared.json;
  expect(url).toBe(`http://shop.test/en/jaettu-ostoskori?c=${token}`);
  const opened = await request(`/api/shared-carts/${token}`);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  expect(await opened.json()).toMatchObject({
    lines: [{ item: { sku: 'KYPÄRÄ', amount: 2, price: { finalPrice: { inclTax: 199 } } }, wanted: 2, problem: null }],
    gone: 0,
    expiresAt,
  });
  expect((await request(`/api/shared-carts/${token.slice(1)}A`)).status).toBe(404);
});

test.each([
  [{}, 'lines'],
  [{ lines: [] }, 'lines'],
  [{ lines: [{ sku: 'A', amount: 0 }] }, 'lines.0.amount'],
  [{ lines: [{ sku: '', amount: 1 }] }, 'lines.0.sku'],
  [
    {
      lines: [
        { sku: 'A', amount: 1 },
        { sku: 'A', amount: 2 },
      ],
    },
    'lines',
  ],
  [{ lines: [{ sku: 'A', amount: 1 }], locale: 'sv' }, 'locale'],
  [{ lines: Array.from({ length: 1001 }, (_, i) => ({ sku: `S${i}`, amount: 1 })) }, 'lines'],
])('rejects an invalid cart with its field (case %#)', async (body, field) => {
  const { share } = await openShop();
  const { status, json } = await share(body);
  expect([status, json.error.details[0].field]).toEqual([400, field]);
});

test('limits the carts that one address shares in ten minutes', async () => {
  const { share } = await openShop();
  const body = { lines: [{ sku: 'KYPÄRÄ', amount: 1 }] };
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push((await share(body)).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
});
