import { expect, test } from 'vitest';
import { byCommand } from '#test/actors.ts';
import { homeForm, orderShop, requestFor } from '../test-orders.ts';

/** A paid order of three helmets and a bag, in preparation. */
async function prepared() {
  const made = await orderShop(
    [
      { sku: 'KYP', price: 5000, stock: { oulu: 5 } },
      { sku: 'LAUKKU', price: 1000, stock: { oulu: 5 } },
    ],
    { WEBHOOK_URL: 'https://varasto.example/', WEBHOOK_SECRET: 'webhook-secret-of-the-test-0001' },
  );
  const { shop } = made;
  const lines = [
    { sku: 'KYP', amount: 3 },
    { sku: 'LAUKKU', amount: 1 },
  ];
  const { number } = await made.placed(requestFor('KYP', 16_000 + 1590, { form: homeForm, lines }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const { mark } = shop.afterSale;
  const shipMails = async () =>
    (
      await shop.db.query(
        `select subject, body_text from outbox_mail where kind = 'order-shipped' order by created_at, id`,
      )
    ).rows as { subject: string; body_text: string }[];
  return { ...made, number, mark, shipMails };
}

const part = (position: number, amount: number) => ({ position, amount });

test('each parcel has a mail with its lines and what is still to come (order-9)', async () => {
  const { mark, number, order, shipMails, shop } = await prepared();
  await mark(byCommand, number, 'preparing');
  const first = await mark(byCommand, number, 'shipped', { tracking: 'JJFI1', lines: [part(0, 2)] });
  expect(first).toMatchObject({ ok: true, value: { changed: true, status: 'preparing' } });
  expect((await order(number)).status).toBe('preparing');
  expect(await mark(byCommand, number, 'shipped', { tracking: 'JJFI2' })).toMatchObject({
    value: { status: 'shipped' },
  });
  expect((await order(number)).status).toBe('shipped');
  const [one, two] = await shipMails();
  expect(one?.subject).toContain('Osa tilauksestasi');
  expect(one?.body_text).toMatch(
    /Lähetyksen sisältö.*2 × Tuote KYP.*Lähetämme myöhemmin.*1 × Tuote KYP.*1 × Tuote LAUKKU/s,
  );
  expect(two?.body_text).toMatch(/Lähetyksen sisältö.*1 × Tuote KYP.*1 × Tuote LAUKKU/s);
  expect(two?.body_text).not.toContain('2 × Tuote KYP');
  const { rows } = await shop.db.query('select position, amount from shipment_line order by shipment_id, position');
  expect(rows).toEqual([part(0, 2), part(0, 1), part(1, 1)]);
});

test('an additional code of a sent order repeats no lines', async () => {
  const { mark, number, shipMails } = await prepared();
  await mark(byCommand, number, 'preparing');
  await mark(byCommand, number, 'shipped', { tracking: 'JJFI1' });
  await mark(byCommand, number, 'shipped', { tracking: 'JJFI2' });
  await mark(byCommand, number, 'shipped', { tracking: 'JJFI2' });
  const mails = await shipMails();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.body_text).toContain('JJFI2');
  expect(mails[1]?.body_text).not.toContain('× Tuote KYP');
});

test('a parcel sent without a code can get one later, with a mail', async () => {
  const { mark, number, shipMails } = await prepared();
  await mark(byCommand, number, 'preparing');
  await mark(byCommand, number, 'shipped', { lines: [part(1, 1)] });
  expect(await mark(byCommand, number, 'shipped', { parcel: 2, tracking: 'JJFI1' })).toMatchObject({
    reason: 'no_such_parcel',
  });
  expect(await mark(byCommand, number, 'shipped', { parcel: 1, tracking: 'JJFI1' })).toMatchObject({ ok: true });
  const mail = (await shipMails()).at(-1)?.body_text;
  expect(mail).toMatch(/JJFI1.*1 × Tuote LAUKKU/s);
  const again = await mark(byCommand, number, 'shipped', { lines: [part(0, 1)], tracking: 'JJFI1' });
  expect(again).toMatchObject({ reason: 'code_used', details: { status: 'preparing' } });
});

test('of two concurrent parcels of one line, one is sent and the other refused with a reason (order-9)', async () => {
  const { mark, number, shop } = await prepared();
  await mark(byCommand, number, 'preparing');
  const both = await Promise.all([
    mark(byCommand, number, 'shipped', { tracking: 'A-1111', lines: [part(0, 2)] }),
    mark(byCommand, number, 'shipped', { tracking: 'B-2222', lines: [part(0, 2)] }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'too_many_pieces' });
  const { rows } = await shop.db.query('select sum(amount)::int as sent from shipment_line where position = 0');
  expect(rows).toEqual([{ sent: 2 }]);
});

test('does not send refunded units', async () => {
  const { mark, number, shop, order } = await prepared();
  await mark(byCommand, number, 'preparing');
  await mark(byCommand, number, 'shipped', { lines: [part(0, 2)] });
  await shop.afterSale.refund(byCommand, number, {
    reason: '',
    restock: false,
    idempotencyKey: null,
    lines: [part(0, 1)],
  });
  expect(await mark(byCommand, number, 'shipped', { lines: [part(0, 1)] })).toMatchObject({
    reason: 'too_many_pieces',
  });
  expect(await mark(byCommand, number, 'shipped')).toMatchObject({ ok: true });
  expect((await order(number)).status).toBe('shipped');
});

test('refunding everything unsent moves a partly sent order to shipped, with the refund’s mail only', async () => {
  const { mark, number, shop, order, mails, shipMails } = await prepared();
  await mark(byCommand, number, 'preparing');
  await mark(byCommand, number, 'shipped', { tracking: 'JJFI1', lines: [part(0, 2)] });
  const refund = (lines: ReturnType<typeof part>[]) =>
    shop.afterSale.refund(byCommand, number, { reason: 'Loppu', restock: true, idempotencyKey: null, lines });
  expect(await refund([part(1, 1)])).toMatchObject({ value: { status: 'preparing' } });
  expect(await refund([part(0, 1)])).toMatchObject({ value: { status: 'shipped' } });
  expect((await order(number)).status).toBe('shipped');
  expect(await shipMails()).toHaveLength(1);
  expect((await mails()).filter((kind) => kind === 'refund')).toHaveLength(2);
  const { rows } = await shop.db.query(
    `select details from order_event where kind = 'shipped' and details->>'why' = 'nothing left to send'`,
  );
  expect(rows).toHaveLength(1);
  const told = await shop.db.query(`select payload from webhook_delivery where kind = 'order.shipped'`);
  expect(told.rows).toHaveLength(2);
  expect(await mark(byCommand, number, 'completed')).toMatchObject({ ok: true });
});

test('a refund of an order without parcels leaves it in preparation', async () => {
  const { mark, number, shop, order } = await prepared();
  await mark(byCommand, number, 'preparing');
  const lines = [part(0, 3), part(1, 1)];
  await shop.afterSale.refund(byCommand, number, { reason: '', restock: true, idempotencyKey: null, lines });
  expect((await order(number)).status).toBe('preparing');
});

test('a store sends a part by its link and gets another link for the rest, also by mail (order-8)', async () => {
  const { shop, mailText, number, order, mails } = await prepared();
  const { links } = shop.afterSale;
  const token = [...(await mailText('store-notification')).matchAll(/\/kasittely\/([\w-]+)/g)].at(-1)?.[1] ?? '';
  expect(await links.use(token, { lines: [part(0, 9)] })).toMatchObject({ reason: 'too_many_pieces' });
  const used = await links.use(token, { tracking: 'JJFI1', lines: [part(0, 3)] });
  const next = (used.ok && used.value.next?.split('/').at(-1)) || '';
  expect(await links.open(token)).toMatchObject({ state: 'used' });
  expect((await links.open(next))?.order?.lines).toMatchObject([{ sku: 'LAUKKU', amount: 1, position: 1 }]);
  expect((await mails()).filter((kind) => kind === 'store-notification')).toHaveLength(2);
  expect(await links.use(next, { tracking: 'JJFI2' })).toMatchObject({ ok: true, value: { next: null } });
  expect((await order(number)).status).toBe('shipped');
});
