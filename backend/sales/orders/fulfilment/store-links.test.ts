import { expect, test } from 'vitest';
import { putCampaign } from '#backend/sales/campaigns/test-campaigns.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import { byCommand } from '#test/actors.ts';
import { homeForm, orderShop, pickupForm, requestFor } from '../test-orders.ts';

/** A shop with a paid order, and the link tokens in its store's mail. */
async function paidOrder(form = homeForm) {
  const made = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 3 } }]);
  const { shop } = made;
  const { number } = await made.placed(requestFor('RAJA', form === homeForm ? 6590 : 5000, { form }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const mail = await made.mailText('store-notification');
  const tokens = [...mail.matchAll(/\/kasittely\/([\w-]+)/g)].map(([, token]) => token ?? '');
  return { ...made, number, tokens, links: shop.afterSale.links };
}

test('a store sets each step with a one-use link; opening a link changes nothing (order-8)', async () => {
  const { tokens, links, order, number, mails, mailText, shop } = await paidOrder();
  expect(tokens).toHaveLength(2);
  const [preparing = '', shipped = ''] = tokens;
  for (let i = 0; i < 3; i++) expect(await links.open(preparing)).toMatchObject({ state: 'open', step: 'preparing' });
  expect((await order(number)).status).toBe('paid');
  expect(await links.use(preparing, {})).toMatchObject({ ok: true, value: { step: 'preparing' } });
  expect(await links.use(preparing, {})).toMatchObject({ ok: false, reason: 'not_open' });
  expect(await links.open(preparing)).toMatchObject({ state: 'used', order: null });
  expect(await links.use(shipped, { tracking: 'JJFI6500' })).toMatchObject({ ok: true, value: { next: null } });
  expect((await order(number)).status).toBe('shipped');
  expect(await mails()).toContain('order-shipped');
  expect(await mailText('order-shipped')).toContain('Seurantakoodi: JJFI6500');
  const { rows } = await shop.db.query('select carrier, tracking_code from shipment');
  expect(rows).toEqual([{ carrier: 'posti', tracking_code: 'JJFI6500' }]);
});

test('the link of a later step also takes the earlier ones, and leads to the next', async () => {
  const { tokens, links, order, number, events, mails } = await paidOrder(pickupForm);
  const [, ready = '', completed = ''] = tokens;
  const used = await links.use(ready, {});
  expect((await events(number)).slice(-2)).toEqual(['preparing', 'ready_for_pickup']);
  expect(await mails()).toContain('order-ready');
  const next = used.ok ? (used.value.next ?? '') : '';
  expect(next).toMatch(/^\/kasittely\/[\w-]{54}$/);
  expect(await links.use(next.slice('/kasittely/'.length), {})).toMatchObject({
    ok: true,
    value: { step: 'completed' },
  });
  expect((await order(number)).status).toBe('completed');
  expect(await links.open(completed)).toMatchObject({ state: 'done', order: null });
  expect(await links.use(completed, {})).toMatchObject({ reason: 'not_open' });
});

test('submitting twice at once takes one step', async () => {
  const { tokens, links, events, number } = await paidOrder();
  const both = await Promise.all([links.use(tokens[0] ?? '', {}), links.use(tokens[0] ?? '', {})]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await events(number)).filter((kind) => kind === 'preparing')).toHaveLength(1);
});

test('links expire; an unknown token opens nothing', async () => {
  const { tokens, links, clock, shop } = await paidOrder();
  const [token = ''] = tokens;
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of ['', 'x', forged, `${'a'.repeat(54)}`]) {
    expect(await links.open(wrong)).toBeNull();
    expect(await links.use(wrong, {})).toMatchObject({ reason: 'unknown' });
  }
  const { rows } = await shop.db.query('select token_hash from store_link');
  expect(rows.some(({ token_hash }) => tokens.includes(String(token_hash)))).toBe(false);
  clock.now = new Date(clock.now.getTime() + 61 * 86_400_000);
  expect(await links.open(token)).toMatchObject({ state: 'expired', order: null });
  await links.deleteExpired();
  expect(await links.open(token)).toBeNull();
});

test('refunded units are not packed; a refunded order takes no steps', async () => {
  const { tokens, links, shop, number } = await paidOrder();
  const none = { reason: '', restock: false, idempotencyKey: null };
  expect((await links.open(tokens[0] ?? ''))?.order?.lines).toHaveLength(1);
  await shop.afterSale.refund(byCommand, number, { ...none, lines: [{ position: 0, amount: 1 }] });
  expect((await links.open(tokens[0] ?? ''))?.order?.lines).toEqual([]);
  await shop.afterSale.refund(byCommand, number, none);
  expect(await links.open(tokens[0] ?? '')).toMatchObject({ state: 'done' });
});

test('the store’s mail lists the same lines as its page: without gift cards, with gifts marked', async () => {
  const { shop, placed, returned, mailText } = await orderShop([
    { sku: 'RAJA', price: 5000, stock: { oulu: 3 } },
    { sku: 'KORTTI', price: 2000, isGiftCard: true },
    { sku: 'PIPO', price: 1500, stock: { oulu: 3 } },
  ]);
  const gift = madeRule({ kind: 'gift_item', sku: 'PIPO', amount: 1 });
  await putCampaign(shop.db, madeCampaign('KYLKIÄINEN', [gift], { automatic: true }));
  const lines = ['RAJA', 'KORTTI'].map((sku) => ({ sku, amount: 1 }));
  const { number } = await placed(requestFor('RAJA', 7000, { lines }));
  await shop.checkout.settle(await returned(number, 'ok'));
  const mail = await mailText('store-notification');
  expect(mail).toContain('2 riviä, 2 kpl. Maksettu 70 €');
  expect(mail).toContain('1 × Tuote PIPO – kaupan päälle (PIPO)');
  expect(mail).not.toContain('KORTTI');
  const token = /\/kasittely\/([\w-]+)/.exec(mail)?.[1] ?? '';
  const opened = await shop.afterSale.links.open(token);
  expect(opened?.order?.lines).toMatchObject([
    { sku: 'RAJA', note: null },
    { sku: 'PIPO', note: 'gift' },
  ]);
});
