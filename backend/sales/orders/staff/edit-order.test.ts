import { expect, test } from 'vitest';
import type { Edit, EditField } from '#domain/sales/orders/order-edit.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import { homeForm, orderShop, requestFor } from '../test-orders.ts';

async function editShop(form = homeForm) {
  const made = await orderShop([{ sku: 'RAJA', price: 5000, stock: { oulu: 5, ranua: 5 } }]);
  const { shop } = made;
  const total = form === homeForm ? 11_590 : 10_000;
  const lines = [{ sku: 'RAJA', amount: 2 }];
  const { number } = await made.placed(requestFor('RAJA', total, { form, lines }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const edit = (actor: Actor, fields: Edit[], notify = false, version = 1) =>
    shop.orders.edit(actor, number, { version, fields, notify });
  return { ...made, number, edit };
}

const change = (field: EditField, base: string, mine: string): Edit => ({ field, base, mine });

test('changes of different fields by two people both stay; the second form names the first (admin-order-6)', async () => {
  const { shop, edit, order, number } = await editShop();
  const [petri, minna] = [
    await staffMember(shop.db.kysely, 'sales', { name: 'Petri' }),
    await staffMember(shop.db.kysely, 'sales', { name: 'Minna' }),
  ];
  const street = change('street', 'Koivukatu 12 B 4', 'Koivukatu 14');
  expect(await edit(petri, [street, change('phone', '+358401234567', '+358401234567')])).toMatchObject({
    value: { version: 2, changed: ['street'] },
  });
  expect(
    await edit(minna, [
      change('street', 'Koivukatu 12 B 4', 'Koivukatu 12 B 4'),
      change('phone', '+358401234567', '050 7654321'),
    ]),
  ).toEqual({ ok: true, value: { version: 3, changed: ['phone'], others: ['street'] } });
  expect(await order(number)).toMatchObject({
    deliveryAddress: { street: 'Koivukatu 14', postcode: '90100' },
    contact: { phone: '+358507654321' },
  });
});

test('a field changed by two people is a conflict that names who, when and all three values', async () => {
  const { shop, edit, order, number } = await editShop();
  const petri = await staffMember(shop.db.kysely, 'sales', { name: 'Petri' });
  const minna = await staffMember(shop.db.kysely, 'sales', { name: 'Minna' });
  const forms = [
    { actor: petri, mine: 'Petrinkatu 1' },
    { actor: minna, mine: 'Minnankatu 2' },
  ];
  const answers = await Promise.all(
    forms.map(({ actor, mine }) =>
      edit(actor, [change('street', 'Koivukatu 12 B 4', mine), change('city', 'Oulu', 'Oulu')]),
    ),
  );
  const lost = answers.findIndex(({ ok }) => !ok);
  const won = 1 - lost;
  expect(answers[lost]).toMatchObject({
    reason: 'conflict',
    details: {
      version: 2,
      clashes: [
        {
          field: 'street',
          base: 'Koivukatu 12 B 4',
          mine: forms[lost]?.mine,
          theirs: forms[won]?.mine,
          who: forms[won]?.actor.name,
          at: expect.any(Date),
        },
      ],
    },
  });
  expect((await order(number)).deliveryAddress?.street).toBe(forms[won]?.mine);
});

test('the log names changed fields and never their values; the customer is mailed only when asked', async () => {
  const { shop, edit, count, mailText } = await editShop();
  const mails = await count('outbox_mail');
  await edit(byCommand, [change('street', 'Koivukatu 12 B 4', 'Salakatu 9')]);
  const { rows } = await shop.db.query(`select before::text || coalesce(after::text, '') as entry from audit_entry
    union all select after::text from audit_entry union all select details::text from order_event`);
  expect(JSON.stringify(rows)).toContain('street');
  expect(JSON.stringify(rows)).not.toContain('Salakatu');
  expect(await count('outbox_mail')).toBe(mails);
  await edit(byCommand, [change('street', 'Salakatu 9', 'Salakatu 10')], true, 2);
  expect(await mailText('order-changed')).toContain('Salakatu 10');
});

test('a moved order takes its goods from the new store, whose mail has new links', async () => {
  const { shop, edit, order, number, shelf, mails } = await editShop();
  expect(await shelf('RAJA')).toEqual({ oulu: 3, ranua: 5 });
  const before = await shop.db.query('select token_hash from store_link');
  expect(await edit(byCommand, [change('store', 'oulu', 'ranua')])).toMatchObject({ ok: true });
  expect(await shelf('RAJA')).toEqual({ oulu: 5, ranua: 3 });
  expect((await order(number)).storeId).toBe('ranua');
  const after = await shop.db.query('select token_hash from store_link');
  expect(after.rows).toHaveLength(before.rows.length);
  expect(after.rows).not.toEqual(before.rows);
  expect((await mails()).filter((kind) => kind === 'store-notification')).toHaveLength(2);
  await shop.afterSale.refund(byCommand, number, { reason: '', restock: true, idempotencyKey: null });
  expect(await shelf('RAJA')).toEqual({ oulu: 5, ranua: 5 });
});

test('a pickup moves to the pickup of the other store', async () => {
  const { edit, order, number } = await editShop({ ...homeForm, delivery: { methodId: '403' } });
  expect(await edit(byCommand, [change('store', 'oulu', 'ranua')])).toMatchObject({ ok: true });
  expect((await order(number)).shippingMethodId).not.toBe('403');
});

test('wrong values are refused by field, and nothing is stored', async () => {
  const { edit, order, number } = await editShop();
  const fields = [
    change('email', 'maija@example.com', 'maija@'),
    change('phone', '+358401234567', '123'),
    change('postcode', '90100', '22100'),
    change('street', 'Koivukatu 12 B 4', ''),
    change('store', 'oulu', 'turku'),
  ];
  const result = await edit(byCommand, fields);
  expect(result).toMatchObject({ reason: 'invalid' });
  expect(!result.ok && result.reason === 'invalid' && result.details?.map(({ problem }) => problem)).toEqual([
    'email',
    'phone',
    'postcode',
    'required',
    'no_such_store',
  ]);
  expect((await order(number)).deliveryAddress?.street).toBe('Koivukatu 12 B 4');
});

test('the place is fixed once a parcel has left, the contact until all has', async () => {
  const { shop, edit, number } = await editShop();
  await shop.afterSale.mark(byCommand, number, 'preparing');
  await shop.afterSale.mark(byCommand, number, 'shipped', { lines: [{ position: 0, amount: 1 }], tracking: 'A' });
  expect(await edit(byCommand, [change('street', 'Koivukatu 12 B 4', 'Uusi 1')])).toMatchObject({ reason: 'is_sent' });
  expect(await edit(byCommand, [change('firstname', 'Maija', 'Maiju')])).toMatchObject({ ok: true });
  await shop.afterSale.mark(byCommand, number, 'shipped', { tracking: 'B' });
  expect(await edit(byCommand, [change('firstname', 'Maiju', 'Maija')], false, 2)).toMatchObject({ reason: 'is_sent' });
});

test('a store may not edit', async () => {
  const { shop, edit } = await editShop();
  const store = await staffMember(shop.db.kysely, 'store', { stores: ['oulu'] });
  await expect(edit(store, [change('city', 'Oulu', 'Kemi')])).rejects.toMatchObject({ reason: 'role' });
});
