import { expect, test } from 'vitest';
import { wishActs } from '#web/storefront/customers/wish-lists/acts/outcome.ts';
import { cookies, matrixShop, ORIGIN } from './matrix-shop.ts';

type Form = { path: string; fields: Record<string, string> };

/** The account's forms that name a thing, filled in with another customer's things. */
function formsWith(of: { listId: string; addressId: string; orderNumber: string; sessionId: string }, ownList: string) {
  const list = `/oma-tili/toivelistat/${of.listId}`;
  const details = '/oma-tili/omat-tiedot';
  const address = {
    firstname: 'V',
    lastname: 'V',
    street: 'V 1',
    postcode: '90100',
    city: 'Oulu',
    defaultBilling: 'on',
  };
  const forms: Form[] = [
    ...wishActs.map((act) => ({
      path: list,
      fields: { act, item: 'A', sku: 'A', name: 'Varas', amount: '7', to: ownList },
    })),
    { path: `/oma-tili/toivelistat/${ownList}`, fields: { act: 'move', item: 'A', to: of.listId } },
    { path: details, fields: { form: 'address', id: of.addressId, ...address } },
    { path: details, fields: { form: 'address-remove', id: of.addressId } },
    { path: details, fields: { form: 'device-end', id: of.sessionId } },
    { path: `/oma-tili/tilaukset/${of.orderNumber}`, fields: {} },
  ];
  return forms;
}

test('no form changes or reveals things of another customer', async () => {
  const { shop, app, freshApp, people } = await matrixShop();
  const { A, B } = people.visitors;
  if (!A.customer || !B.customer) throw new Error('nobody to ask');
  const { userId, visitor } = A.customer;
  const things = await people.thingsFor('A');
  const own = await shop.wishLists.create(B.customer.visitor, 'Oma');
  if (!own.ok) throw new Error('no list');
  await shop.wishLists.addItem(B.customer.visitor, { listId: own.value.id, sku: 'A', amount: 9 });

  const send = ({ path, fields }: Form, cookie: string | null) =>
    freshApp().request(new URL(path, ORIGIN), {
      method: 'POST',
      headers: { origin: ORIGIN, ...cookies(cookie) },
      body: new URLSearchParams(fields),
    });
  const kept = async () => JSON.stringify(await shop.accounts.exportData(userId));
  const before = await kept();
  const forms = formsWith({ ...things, sessionId: visitor.sessionId }, own.value.id);
  for (const form of forms) {
    const response = await send(form, B.cookie);
    expect(await response.text(), JSON.stringify(form)).not.toContain(people.emailOfA);
    expect(await kept(), JSON.stringify(form)).toBe(before);
  }
  expect((await app.request(`${ORIGIN}/oma-tili/yhteenveto`, { headers: cookies(A.cookie) })).status).toBe(200);

  // the same forms work for their owner
  for (const name of ['rename', 'amount', 'remove', 'delete', 'address', 'address-remove', 'device-end']) {
    const form = forms.find(({ fields }) => fields.act === name || fields.form === name);
    if (!form) throw new Error(`no form ${name}`);
    const was = await kept();
    await send(form, A.cookie);
    expect(await kept(), name).not.toBe(was);
  }
});

test('a link on another site adds nothing to the wish list of a signed-in customer', async () => {
  const { shop, app, people } = await matrixShop();
  const { cookie, customer } = people.visitors.B;
  if (!customer) throw new Error('B is a customer');
  const visit = (path: string, site: string) =>
    app.request(new URL(path, ORIGIN), { headers: { ...cookies(cookie), 'sec-fetch-site': site } });
  const listed = async () => JSON.stringify((await shop.accounts.exportData(customer.userId))?.wishLists);
  const before = await listed();
  for (const path of ['/kirjaudu?toive=A', '/kirjaudu?toive=A&maksu=peruttu']) {
    expect((await visit(path, 'cross-site')).status).toBe(302);
    expect([path, await listed()]).toEqual([path, before]);
  }
  await visit('/kirjaudu?toive=A', 'same-origin');
  expect(await listed()).not.toBe(before);
});
