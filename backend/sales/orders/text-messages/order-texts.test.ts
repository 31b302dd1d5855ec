import { expect, test } from 'vitest';
import { gsmSegments } from '#domain/base/gsm-text.ts';
import { locales } from '#domain/base/locale.ts';
import { shop as config } from '#shop.config';
import { byCommand } from '#test/actors.ts';
import { homeForm, orderShop, pickupForm, requestFor } from '../test-orders.ts';
import { readyText, shippedText } from './order-texts.ts';

type Form = typeof pickupForm;

const wanting = (form: Form): Form => ({ ...form, contact: { ...form.contact, textUpdates: true } });

/** A paid order of two helmets. */
async function paid(form: Form, cents: number) {
  const made = await orderShop([{ sku: 'KYP', price: 5000, stock: { oulu: 5 } }]);
  const { shop } = made;
  const { number } = await made.placed(requestFor('KYP', cents, { form, lines: [{ sku: 'KYP', amount: 2 }] }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const { mark } = shop.afterSale;
  await mark(byCommand, number, 'preparing');
  const texts = async () => {
    await shop.textMessages.deliverWaiting();
    const { rows } = await shop.db.query('select recipient, body from simulator_text order by received_at, id');
    return rows as { recipient: string; body: string }[];
  };
  return { ...made, number, mark, texts };
}

test('who asked for it gets one text message when the order is ready (order-15)', async () => {
  const { mark, number, order, shop, texts } = await paid(wanting(pickupForm), 10_000);
  for (let n = 0; n < 2; n++) await mark(byCommand, number, 'ready_for_pickup');
  const [text, ...more] = await texts();
  expect(more).toEqual([]);
  expect(text?.recipient).toBe('+358401234567');
  expect(text?.body).toMatch(
    new RegExp(
      `^Tieva: tilauksesi ${number} odottaa noutoa, .+, Oulu\\. Noutokoodi .+\\. Säilytämme tilausta 14 päivää\\.$`,
    ),
  );
  expect(text?.body).not.toMatch(/Maija|Mäkinen|KYP/);
  const { timeline } = (await shop.orders.view(byCommand, number)) ?? { timeline: [] };
  expect(timeline.find(({ kind }) => kind === 'text.sent')).toMatchObject({ details: { kind: 'order-ready' } });
  expect((await order(number)).contact.textUpdates).toBe(true);
});

test('each parcel has one text message, and a later code none (order-15)', async () => {
  const { mark, number, texts } = await paid(wanting(homeForm), 11_590);
  await mark(byCommand, number, 'shipped', { tracking: 'JJFI1', lines: [{ position: 0, amount: 1 }] });
  await mark(byCommand, number, 'shipped', { tracking: 'JJFI2' });
  await mark(byCommand, number, 'shipped', { tracking: 'JJFI3' });
  expect((await texts()).map(({ body }) => body).toSorted()).toEqual([
    `Tieva: osa tilauksestasi ${number} on lähetetty. Posti, seuranta: https://www.posti.fi/fi/seuranta#/lahetys/JJFI1`,
    `Tieva: tilauksesi ${number} on lähetetty. Posti, seuranta: https://www.posti.fi/fi/seuranta#/lahetys/JJFI2`,
  ]);
});

test('who did not ask gets none (order-15)', async () => {
  const { mark, number, texts } = await paid(pickupForm, 10_000);
  await mark(byCommand, number, 'ready_for_pickup');
  expect(await texts()).toEqual([]);
});

test('every wording is one segment, for all stores and the longest tracking code (order-15)', () => {
  for (const locale of locales) {
    const order = { number: '1000016', locale };
    for (const { id } of config.stores) expect(gsmSegments(readyText({ ...order, storeId: id }, '123456'))).toBe(1);
    for (const carrier of ['posti', 'matkahuolto', 'other'])
      for (const trackingCode of [null, 'JJFI12345678901234567', 'X'.repeat(40)])
        for (const isPart of [false, true])
          expect(gsmSegments(shippedText(order, { carrier, trackingCode, isPart }))).toBe(1);
  }
});
