import { expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { wishShop } from './test-wishes.ts';

async function wishListApi() {
  const made = await wishShop();
  const customer = await makeCustomer(made.shop);
  const ask = async (method: string, path: string, body?: unknown, cookie = customer.cookie) => {
    const answer = await made.request(`/api/wish-lists${path}`, {
      method,
      headers: { cookie, origin: 'http://shop.test' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, cache: answer.headers.get('cache-control'), json: await answer.json() };
  };
  return { ...made, customer, ask };
}

test('the heart adds to Toivelista, shows the item as wished and removes it', async () => {
  const { ask, wishLists, customer } = await wishListApi();
  const added = await ask('POST', '/items', { sku: 'KYPÄRÄ' });
  expect(added).toMatchObject({ status: 200, cache: 'no-store', json: { list: { name: 'Toivelista' } } });
  const { list } = added.json;
  expect((await ask('GET', `/choices?sku=${encodeURIComponent('KYPÄRÄ')}`)).json).toEqual({
    lists: [{ id: list.id, name: 'Toivelista', count: 1, has: true }],
  });
  const gone = await ask('PUT', '/membership', { sku: 'KYPÄRÄ', listIds: [] });
  expect(gone.json).toEqual({ updated: 1, created: null });
  expect(await wishLists.wishedSkus(customer.visitor)).toEqual([]);
});

test('a rejection names its reason', async () => {
  const { ask, wishLists, customer } = await wishListApi();
  const refused = async (method: string, path: string, body: unknown) => {
    const { status, json } = await ask(method, path, body);
    return [status, json.error.details];
  };
  const full = await wishLists.create(customer.visitor, 'Yksi');
  for (let n = 2; n <= 50; n++) await wishLists.create(customer.visitor, `Lista ${n}`);
  const id = full.ok ? full.value.id : '';
  expect(await refused('POST', '/items', { sku: 'EI-OLE', listId: id })).toEqual([
    400,
    [{ field: 'sku', code: 'unknown', message: 'The shop does not sell this.' }],
  ]);
  expect(await refused('POST', '/items', { sku: 'KYPÄRÄ', listId: 'x' })).toEqual([
    404,
    [{ field: 'listId', code: 'not_found', message: 'There is no such wish list.' }],
  ]);
  expect(await refused('PUT', '/membership', { sku: 'KYPÄRÄ', listIds: [id], newList: 'Vielä yksi' })).toEqual([
    409,
    [{ field: 'newList', code: 'too_many_lists', message: 'A customer has at most 50 wish lists.' }],
  ]);
  expect(await refused('PUT', '/membership', { sku: 'KYPÄRÄ', listIds: [], newList: 'x'.repeat(61) })).toEqual([
    400,
    [{ field: 'newList', code: 'too_long', message: 'A name has at most 60 characters.' }],
  ]);
});

test.each([
  ['POST', '/items', {}, 'sku'],
  ['POST', '/items', { sku: 'KYPÄRÄ', amount: 0 }, 'amount'],
  ['POST', '/items', { sku: 'KYPÄRÄ', customization: { widthCm: 1 } }, 'customization.identifier'],
  ['PUT', '/membership', { sku: 'KYPÄRÄ' }, 'listIds'],
  ['PUT', '/membership', { sku: 'KYPÄRÄ', listIds: Array(51).fill('x') }, 'listIds'],
  ['GET', '/choices', undefined, 'sku'],
])('%s %s %j names the field %s', async (method, path, body, field) => {
  const { ask } = await wishListApi();
  const { status, json } = await ask(method, path, body);
  expect([status, json.error.details[0].field]).toEqual([400, field]);
});

test('asks a guest to sign in', async () => {
  const { ask } = await wishListApi();
  for (const [method, path, body] of [
    ['GET', '/choices?sku=X', undefined],
    ['POST', '/items', { sku: 'KYPÄRÄ' }],
    ['PUT', '/membership', { sku: 'KYPÄRÄ', listIds: [] }],
  ] as const)
    expect((await ask(method, path, body, '')).status).toBe(401);
});
