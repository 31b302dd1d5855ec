import { expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { AccessRefused } from '#domain/staff/actor.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import type { WithdrawalStep } from './staff-actions.ts';

const all = { text: '', state: null, store: null } as const;
const goods: WithdrawalStep = { to: 'goods_in', lines: [{ position: 0, amount: 1 }] };

async function setup(orderNumber?: string) {
  const made = await orderShop([{ sku: 'HIHNA', price: 8990, stock: { oulu: 5 } }]);
  const { shop } = made;
  const { number } = await made.placed(requestFor('HIHNA', 8990));
  await shop.withdrawals.receive(
    { name: 'Maija Mäkinen', orderNumber: orderNumber ?? number, email: 'maija@example.com', message: '' },
    { by: { userId: null, secret: null }, locale: 'fi', client: { ip: '192.0.2.7' }, formKey: 'lomake' },
  );
  const desk = shop.withdrawals.staff;
  const [found] = (await desk.list(byCommand, all)).withdrawals;
  if (!found) throw new Error('no withdrawal');
  const aino = await staffMember(shop.db.kysely, 'sales', { name: 'Aino' });
  const refunded = async () => {
    const { rows } = await shop.db.query(
      `insert into refund (order_id, cents, gateway_cents, gift_card_cents, reason, status, created_at)
        select id, 8990, 8990, 0, 'peruutus', 'ok', $2 from customer_order where number = $1 returning id`,
      [number, shop.now()],
    );
    return String(rows[0]?.id);
  };
  /** The order came as a parcel: a carrier takes it back. */
  const asParcel = () =>
    shop.db.query(
      `update customer_order set shipping_method_id = '107',
        delivery_address = '{"street": "Koivukatu 12", "postcode": "90100", "city": "Oulu"}' where number = $1`,
      [number],
    );
  return { ...made, asParcel, number, desk, id: found.id, version: found.version, aino, refunded };
}

test('goods come in, then the money goes back by a refund of the order (return-2)', async () => {
  const { desk, aino, id, version, refunded, shop } = await setup();
  expect((await desk.step(aino, id, goods, version)).ok).toBe(true);
  expect(await desk.one(aino, id)).toMatchObject({ state: 'goods_in', lines: [{ position: 0, amount: 1 }] });
  const unpaid = await desk.step(aino, id, { to: 'paid_back', refundId: crypto.randomUUID() }, version + 1);
  expect(unpaid).toMatchObject({ reason: 'refund' });
  const refundId = await refunded();
  expect((await desk.one(aino, id))?.refunds).toMatchObject([{ id: refundId, cents: 8990 }]);
  expect((await desk.step(aino, id, { to: 'paid_back', refundId }, version + 1)).ok).toBe(true);
  expect(await desk.one(aino, id)).toMatchObject({ state: 'paid_back', refundId, due: null });
  const entries = await shop.db.kysely.selectFrom('audit_entry').select('after').orderBy('id').execute();
  expect(entries.map(({ after }) => after?.state)).toEqual(['goods_in', 'paid_back']);
});

test('two people who decide otherwise: one does, the other is told; a second press changes nothing', async () => {
  const { desk, aino, id, version, shop } = await setup();
  const refused: WithdrawalStep = { to: 'refused', reason: 'Käytetty.' };
  const both = await Promise.all([desk.step(aino, id, goods, version), desk.step(byCommand, id, refused, version)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'conflict', details: { version: version + 1 } });
  const { state } = (await desk.one(aino, id)) ?? {};
  const again = state === 'refused' ? refused : goods;
  expect((await desk.step(aino, id, again, version)).ok).toBe(true);
  const entries = await shop.db.kysely.selectFrom('audit_entry').select('id').execute();
  expect(entries).toHaveLength(1);
});

test('a refusal needs a reason, which the customer gets by mail', async () => {
  const { desk, aino, id, version, shop } = await setup();
  expect(await desk.step(aino, id, { to: 'refused', reason: ' ' }, version)).toMatchObject({ reason: 'reason' });
  expect((await desk.step(aino, id, { to: 'refused', reason: 'Kypärää on käytetty.' }, version)).ok).toBe(true);
  const mails = shop.db.kysely.selectFrom('outbox_mail').select(['recipient', 'body_text']);
  const [mail] = await mails.where('kind', '=', 'withdrawal-refused').execute();
  expect(mail?.recipient).toBe('maija@example.com');
  expect(mail?.body_text).toContain('Kypärää on käytetty.');
});

test.each([
  ['no line', []],
  ['a line that the order has not', [{ position: 3, amount: 1 }]],
  ['more pieces than were ordered', [{ position: 0, amount: 2 }]],
])('goods with %s do not come in', async (_, lines) => {
  const { desk, aino, id, version } = await setup();
  expect(await desk.step(aino, id, { to: 'goods_in', lines }, version)).toMatchObject({ reason: 'lines' });
});

test('a store handles returns of its orders, with contacts while they are open; accounting sees none', async () => {
  const { desk, shop, id, version } = await setup();
  const oulu = await staffMember(shop.db.kysely, 'store', { stores: ['oulu'] });
  const ranua = await staffMember(shop.db.kysely, 'store', { stores: ['ranua'] });
  const accounting = await staffMember(shop.db.kysely, 'accounting');
  expect((await desk.list(oulu, all)).withdrawals).toMatchObject([{ id, name: 'Maija Mäkinen' }]);
  expect((await desk.list(ranua, all)).withdrawals).toEqual([]);
  await expect(desk.one(ranua, id)).rejects.toThrow(AccessRefused);
  await expect(desk.step(ranua, id, goods, version)).rejects.toThrow(AccessRefused);
  await expect(desk.step(accounting, id, goods, version)).rejects.toThrow(AccessRefused);
  expect(await desk.one(accounting, id)).toMatchObject({ name: null, email: null, message: null, mayHandle: false });
  expect((await desk.list(accounting, { ...all, text: 'mäkinen' })).withdrawals).toEqual([]);
  await desk.step(oulu, id, { to: 'refused', reason: 'Käytetty.' }, version);
  expect(await desk.one(oulu, id)).toMatchObject({ name: null, email: null });
});

test('staff book the label of a return once, print it and mail it; a return is given to a person (return-7)', async () => {
  const made = await setup();
  const { desk, aino, id, shop } = made;
  await made.asParcel();
  expect(await desk.mailLabel(aino, id, 'a')).toMatchObject({ reason: 'none' });
  expect((await desk.one(aino, id))?.mayBookLabel).toBe(true);
  expect((await Promise.all([desk.bookLabel(aino, id), desk.bookLabel(byCommand, id)])).some(({ ok }) => ok)).toBe(
    true,
  );
  expect((await desk.bookLabel(aino, id)).ok).toBe(true);
  const code = (await desk.one(aino, id))?.label?.trackingCode ?? '';
  expect(code).toMatch(/^(JJFI|MH)\d+$/);
  const file = await desk.labelFile(aino, id);
  expect(Buffer.from(file?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
  for (const key of ['form', 'form']) expect((await desk.mailLabel(aino, id, key)).ok).toBe(true);
  const mails = await shop.db.kysely.selectFrom('outbox_mail').selectAll().where('kind', '=', 'return-label').execute();
  expect(mails).toMatchObject([{ recipient: 'maija@example.com', attachments: [{ encoding: 'base64' }] }]);
  expect(mails[0]?.body_text).toContain(code);
  expect(Buffer.from(mails[0]?.attachments[0]?.text ?? '', 'base64').equals(Buffer.from(file?.bytes ?? []))).toBe(true);

  expect((await desk.assign(aino, id, aino.id)).ok).toBe(true);
  expect(await desk.assign(aino, id, crypto.randomUUID())).toMatchObject({ reason: 'unknown_person' });
  expect((await desk.list(aino, { ...all, assignee: aino.id })).withdrawals).toMatchObject([{ id }]);
  expect((await desk.list(aino, { ...all, assignee: 'none' })).withdrawals).toEqual([]);
  const entries = await shop.db.kysely.selectFrom('audit_entry').select(['action', 'after']).orderBy('id').execute();
  expect(entries.map(({ action }) => action)).toEqual([
    ...['returns.handle', 'returns.handle', 'returns.handle', 'returns.assign'],
  ]);
});

test('who may not handle a return books, mails and assigns nothing, and prints no address', async () => {
  const { desk, shop, id, asParcel } = await setup();
  await asParcel();
  const ranua = await staffMember(shop.db.kysely, 'store', { stores: ['ranua'] });
  const accounting = await staffMember(shop.db.kysely, 'accounting');
  await desk.bookLabel(byCommand, id);
  for (const actor of [ranua, accounting]) {
    await expect(desk.bookLabel(actor, id)).rejects.toThrow(AccessRefused);
    await expect(desk.mailLabel(actor, id, 'x')).rejects.toThrow(AccessRefused);
    await expect(desk.assign(actor, id, null)).rejects.toThrow(AccessRefused);
  }
  expect(await desk.labelFile(accounting, id)).toBeNull();
  await expect(desk.labelFile(ranua, id)).rejects.toThrow(AccessRefused);
});

test('a notice without a known order is joined to one by its number', async () => {
  const { desk, aino, id, number } = await setup('en muista');
  expect(await desk.match(aino, id, '123')).toMatchObject({ reason: 'unknown_order' });
  expect((await desk.match(aino, id, ` ${number}`)).ok).toBe(true);
  expect(await desk.one(aino, id)).toMatchObject({ order: { number }, orderLines: [{ sku: 'HIHNA', amount: 1 }] });
  expect(await desk.match(aino, id, number)).toMatchObject({ reason: 'not_now' });
  expect(
    await desk.counts(aino, [
      { text: number, state: 'open', store: null },
      { text: '', state: 'refused', store: null },
    ]),
  ).toEqual([1, 0]);
});
