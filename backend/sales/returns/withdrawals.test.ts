import { expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { makeCustomer } from '#test/make-customer.ts';
import type { Withdrawing } from './service.ts';

const guest: Withdrawing = { userId: null, secret: null };

async function shopWithOrder() {
  const made = await orderShop([{ sku: 'HIHNA', price: 8990, stock: { oulu: 5 } }]);
  const { number } = await made.placed(requestFor('HIHNA', 8990));
  const send = (over: Record<string, string> = {}, by: Withdrawing = guest, formKey = 'lomake') =>
    made.shop.withdrawals.receive(
      { name: 'Maija Mäkinen', orderNumber: number, email: 'maija@example.com', message: '', ...over },
      { by, locale: 'fi', client: { ip: '192.0.2.7' }, formKey },
    );
  const stored = async () =>
    (await made.shop.db.kysely.selectFrom('withdrawal').selectAll().orderBy('received_at').execute()).map((row) => ({
      number: row.order_number,
      isMatched: row.order_id !== null,
    }));
  const mailTo = async (kind: string) =>
    made.shop.db.kysely.selectFrom('outbox_mail').select(['recipient', 'body_text']).where('kind', '=', kind).execute();
  return { ...made, number, send, stored, mailTo };
}

test('links a notice to its order and mails a receipt with content and time (return-1)', async () => {
  const { send, stored, mailTo, number, events } = await shopWithOrder();
  const sent = await send({ message: 'Vain hihna' });
  expect(sent).toMatchObject({ ok: true, value: { notice: { orderNumber: number } } });
  expect(await stored()).toEqual([{ number, isMatched: true }]);
  expect(await events(number)).toContain('withdrawal');
  const [receipt] = await mailTo('withdrawal-receipt');
  expect(receipt?.recipient).toBe('maija@example.com');
  for (const said of ['Maija Mäkinen', number, 'Vain hihna', '21. marraskuuta 2026 klo 12.00.00'])
    expect(receipt?.body_text).toContain(said);
  const [notice] = await mailTo('withdrawal-notice');
  expect(notice?.recipient).toBe('oulu@tieva.example');
  expect(notice?.body_text).toContain(`Ilmoitus koskee tilausta ${number}`);
});

test('a company that withdraws reads nothing of the rights of consumers (Act 38/1978, chapter 6, section 1) (return-1)', async () => {
  const { shop, number, send, mailTo } = await shopWithOrder();
  await send();
  await shop.db.query(
    `update customer_order set contact = contact || '{"company": "Kairan Metsä Oy"}'::jsonb where number = $1`,
    [number],
  );
  await send({ message: 'Vain hihna' });
  const texts = (await mailTo('withdrawal-receipt')).map((mail) => mail.body_text);
  expect(texts.filter((text) => text.includes('14 päivän kuluessa'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('palautuksesta sovitaan erikseen'))).toHaveLength(1);
});

test('submitting twice stores one notice; a corrected one is stored separately', async () => {
  const { send, stored, mails } = await shopWithOrder();
  const [first, second] = await Promise.all([send(), send()]);
  expect(first.ok && second.ok).toBe(true);
  expect(await send()).toEqual(first);
  await send({ message: 'Vain toinen' });
  expect(await stored()).toHaveLength(2);
  expect((await mails()).filter((kind) => kind === 'withdrawal-receipt')).toHaveLength(2);
});

test('does not link another person’s order, nor reveal whether it exists', async () => {
  const { send, stored, mailTo, number } = await shopWithOrder();
  const strange = await send({ email: 'muu@example.com' });
  const none = await send({ email: 'muu@example.com', orderNumber: '9999999' });
  expect(strange.ok && none.ok).toBe(true);
  expect(await stored()).toEqual([
    { number, isMatched: false },
    { number: '9999999', isMatched: false },
  ]);
  for (const { body_text } of await mailTo('withdrawal-receipt')) expect(body_text).not.toContain('Ilmoitus koskee');
  for (const { body_text } of await mailTo('withdrawal-notice')) expect(body_text).toContain('ei löytynyt');
});

test('the signed-in customer and holders of the token can give another e-mail address', async () => {
  const { send, stored, shop, number, order } = await shopWithOrder();
  const { userId } = await makeCustomer(shop);
  await shop.db.query('update customer_order set user_id = $1 where number = $2', [userId, number]);
  const { secret } = await order(number);
  await send({ email: 'uusi@example.com' }, { userId, secret: null });
  await send({ email: 'toinen@example.com' }, { userId: null, secret });
  await send({ email: 'kolmas@example.com', orderNumber: '1234561' }, { userId: null, secret });
  expect((await stored()).map(({ isMatched }) => isMatched)).toEqual([true, true, false]);
});

test('refuses bots, invalid forms and too many requests, and stores nothing', async () => {
  const { send, stored } = await shopWithOrder();
  expect(await send({ website: 'x' })).toMatchObject({ ok: false, reason: 'robot' });
  expect(await send({ name: '' })).toMatchObject({ ok: false, reason: 'invalid', details: { name: 'required' } });
  expect(await stored()).toEqual([]);
  for (let i = 0; i < 10; i++) await send({ message: String(i) });
  expect(await send({ message: 'yli' })).toMatchObject({ ok: false, reason: 'limited' });
  expect(await stored()).toHaveLength(10);
});

test('the order shows its withdrawal; both are anonymised together (own-data-1)', async () => {
  const { send, shop, number, order } = await shopWithOrder();
  await send({ message: 'Vain hihna' });
  const { secret } = await order(number);
  const view = await shop.ownOrders.one({ secret: secret ?? '' }, 'fi');
  expect(view?.withdrawals).toMatchObject([{ message: 'Vain hihna' }]);
  await shop.mail.deliverWaiting();
  await shop.db.query("update customer_order set status = 'completed', placed_at = '2020-01-01'");
  await shop.accounts.retain();
  const { rows } = await shop.db.query('select name, email, message from withdrawal');
  expect(rows).toEqual([{ name: '', email: '', message: '' }]);
  expect(await shop.ownOrders.one({ secret: secret ?? '' }, 'fi')).toBeNull();
  const mails = await shop.db.query('select body_text from outbox_mail');
  expect(JSON.stringify(mails.rows)).not.toContain('maija@example.com');
});
