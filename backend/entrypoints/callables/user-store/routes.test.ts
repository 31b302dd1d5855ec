import { expect, test } from 'vitest';
import { orderShop } from '#backend/sales/orders/test-orders.ts';
import { type Customer, makeCustomer } from '#test/make-customer.ts';

const address = {
  firstname: 'Maija',
  lastname: 'Mäkinen',
  street: 'Koivukatu 12 B 4',
  postcode: '90100',
  city: 'Oulu',
};

async function store() {
  const { shop, request } = await orderShop([{ sku: 'A', price: 1999 }]);
  const [maija, liisa] = [
    await makeCustomer(shop, { firstname: 'Maija', phone: '+358401234567' }),
    await makeCustomer(shop),
  ];
  const ask = async (by: Customer | null, method: string, path: string, body?: unknown) => {
    const answer = await request(`/api/store/${path}`, {
      method,
      headers: { origin: 'http://shop.test', ...(by ? { cookie: by.cookie } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  };
  return { shop, request, maija, liisa, ask, own: `users/${maija.userId}` };
}

test('users/{uid}: reads, updates and replaces (callable-4)', async () => {
  const { ask, maija, own } = await store();
  expect(await ask(maija, 'GET', own)).toMatchObject({
    status: 200,
    body: { firstname: 'Maija', phone: '+358401234567', addresses: [], wishlists: [] },
  });
  expect(await ask(maija, 'PATCH', own, { lastname: 'Mäki' })).toEqual({ status: 204, body: null });
  expect((await ask(maija, 'GET', own)).body).toMatchObject({ firstname: 'Maija', lastname: 'Mäki' });
  expect((await ask(maija, 'PUT', own, { firstname: 'Mari', lastname: 'Mäki' })).status).toBe(204);
  expect((await ask(maija, 'GET', own)).body).toMatchObject({ firstname: 'Mari', phone: '' });
});

test('addresses: creates, updates and deletes; one default of each kind (callable-4)', async () => {
  const { ask, maija, own } = await store();
  const first = await ask(maija, 'POST', `${own}/addresses`, address);
  expect(first).toEqual({ status: 201, body: { id: expect.any(String) } });
  const second = await ask(maija, 'POST', `${own}/addresses`, {
    ...address,
    street: 'Mökkitie 1',
    defaultShipping: true,
  });
  const listed = async () => (await ask(maija, 'GET', `${own}/addresses`)).body.documents;
  expect(await listed()).toMatchObject([
    { id: first.body.id, defaultBilling: true, defaultShipping: false },
    { id: second.body.id, defaultBilling: false, defaultShipping: true },
  ]);
  const path = `${own}/addresses/${second.body.id}`;
  expect((await ask(maija, 'PATCH', path, { city: 'Kempele', phone: '040 123 4567' })).status).toBe(204);
  expect((await ask(maija, 'GET', path)).body).toMatchObject({
    street: 'Mökkitie 1',
    city: 'Kempele',
    phone: '+358401234567',
  });
  expect((await ask(maija, 'DELETE', path)).status).toBe(204);
  for (const method of ['GET', 'DELETE']) expect((await ask(maija, method, path)).status).toBe(404);
  expect(await listed()).toHaveLength(1);
});

test('wishlists: creates, renames, fills and deletes (callable-4)', async () => {
  const { ask, maija, own } = await store();
  const { status, body } = await ask(maija, 'POST', `${own}/wishlists`, { name: ' Mökki ' });
  expect(status).toBe(201);
  const path = `${own}/wishlists/${body.id}`;
  expect((await ask(maija, 'PATCH', path, { name: 'Talo' })).status).toBe(204);
  expect((await ask(maija, 'PATCH', path, { items: [{ sku: 'A', amount: 2 }] })).status).toBe(204);
  expect((await ask(maija, 'GET', path)).body).toMatchObject({
    id: body.id,
    name: 'Talo',
    items: [
      { id: 'A', version: 1, baseType: 'wishlistItem', sku: 'A', amount: 2, title: 'Tuote A', customization: null },
    ],
  });
  expect((await ask(maija, 'DELETE', path)).status).toBe(204);
  expect((await ask(maija, 'GET', `${own}/wishlists`)).body).toEqual({ documents: [] });
});

test('errors of invalid documents name the field (callable-4)', async () => {
  const { ask, maija, own } = await store();
  const bad: [string, string, unknown, string][] = [
    ['PATCH', own, { firstname: '' }, 'firstname'],
    ['PATCH', own, { dob: '1990-02-31' }, 'dob'],
    ['PATCH', own, { email: 'x@example.fi' }, ''],
    ['PUT', own, { firstname: 'Mari' }, 'lastname'],
    ['POST', `${own}/addresses`, { ...address, postcode: '9010' }, 'postcode'],
    ['POST', `${own}/addresses`, { ...address, id: 'x' }, ''],
    ['POST', `${own}/addresses`, { ...address, defaultBilling: 'on' }, 'defaultBilling'],
    ['POST', `${own}/wishlists`, { name: 'x'.repeat(61) }, 'name'],
    ['POST', `${own}/wishlists`, {}, 'name'],
    ['POST', `${own}/wishlists`, { name: 'Mökki', items: [{ sku: 'POIS' }] }, 'items'],
    ['POST', `${own}/wishlists`, { name: 'Mökki', items: [{ sku: 'A', amount: 0 }] }, 'items.0.amount'],
    ['POST', `${own}/wishlists`, [], ''],
  ];
  for (const [method, path, sent, field] of bad) {
    const { status, body } = await ask(maija, method, path, sent);
    expect([status, body.error.status, body.error.details[0].field], JSON.stringify(sent)).toEqual([
      400,
      'INVALID_ARGUMENT',
      field,
    ]);
  }
  expect((await ask(maija, 'GET', own)).body).toMatchObject({ firstname: 'Maija', addresses: [], wishlists: [] });
});

test('other customers reach nothing, under the owner’s id or their own (callable-4)', async () => {
  const { ask, maija, liisa, own } = await store();
  const addressId = (await ask(maija, 'POST', `${own}/addresses`, address)).body.id;
  const listId = (await ask(maija, 'POST', `${own}/wishlists`, { name: 'Mökki' })).body.id;
  const documents = ['', '/addresses', `/addresses/${addressId}`, '/wishlists', `/wishlists/${listId}`];
  for (const document of documents)
    for (const method of ['GET', 'PUT', 'POST', 'PATCH', 'DELETE']) {
      const sent = method === 'GET' ? undefined : { name: 'Varas' };
      expect((await ask(liisa, method, `${own}${document}`, sent)).status, document).toBe(403);
      expect((await ask(null, method, `${own}${document}`, sent)).status, document).toBe(401);
    }
  const asOwn = `users/${liisa.userId}`;
  for (const [path, change] of [
    [`addresses/${addressId}`, { city: 'Varas' }],
    [`wishlists/${listId}`, { name: 'Varas' }],
  ] as const) {
    expect((await ask(liisa, 'GET', `${asOwn}/${path}`)).status).toBe(404);
    expect((await ask(liisa, 'PATCH', `${asOwn}/${path}`, change)).status).toBe(404);
    expect((await ask(liisa, 'DELETE', `${asOwn}/${path}`)).status).toBe(404);
  }
  expect((await ask(maija, 'GET', own)).body).toMatchObject({
    addresses: [{ id: addressId, city: 'Oulu' }],
    wishlists: [{ id: listId, name: 'Mökki' }],
  });
});

test('impossible ids are not found', async () => {
  const { ask, maija, own } = await store();
  for (const id of ['x', '%00', "1'--", '00000000-0000-4000-8000-000000000000'])
    for (const collection of ['addresses', 'wishlists'])
      expect((await ask(maija, 'DELETE', `${own}/${collection}/${id}`)).status).toBe(404);
});
