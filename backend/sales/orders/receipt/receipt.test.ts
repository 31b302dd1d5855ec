import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import { byCommand } from '#test/actors.ts';
import { homeForm, orderShop, requestFor } from '../test-orders.ts';

const goods = [
  { sku: 'HIHNA', price: 8990, stock: { oulu: 5 } },
  { sku: 'KAYTETTY', price: 50_000, stock: { oulu: 1 }, vatClass: 'margin' as const },
];

async function paidOrder() {
  const made = await orderShop(goods);
  const { shop } = made;
  const lines = [
    { sku: 'HIHNA', amount: 2 },
    { sku: 'KAYTETTY', amount: 1 },
  ];
  const { number } = await made.placed(requestFor('HIHNA', 69_570, { lines, form: homeForm }));
  const { secret } = await made.order(number);
  const receipt = async (locale: Locale = 'fi') => {
    const found = await shop.ownOrders.receipt({ secret: secret ?? '' }, locale);
    if (!found) return null;
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(found.bytes)), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ').replaceAll('\u2212', '-');
  };
  const pay = async () => shop.checkout.settle(await made.returned(number, 'ok'));
  return { ...made, number, receipt, pay };
}

test('a paid order has a receipt in both languages', async () => {
  const { receipt, pay, number } = await paidOrder();
  expect(await receipt()).toBeNull();
  await pay();
  const finnish = await receipt();
  for (const said of [
    `Kuitti, tilaus ${number}`,
    'Maija Mäkinen',
    'Koivukatu 12 B 4',
    'Tuote HIHNA',
    '2 kpl',
    '25,5 %',
    'Yhteensä, sis. ALV 695,70 €',
    // VAT of the goods and of the delivery's share, and the used goods without one
    'Marginaaliverotus',
    'Veroa ei eritellä',
  ])
    expect(finnish).toContain(said);
  const english = await receipt('en');
  expect(english).toContain(`Receipt, order ${number}`);
  expect(english).toContain('Margin scheme');
});

test('a receipt has discounts, each gift card, the rest of a deposit and refunds', async () => {
  const { receipt, pay, shop, number } = await paidOrder();
  await pay();
  await shop.db.query(
    `update customer_order set discount_cents = 1000, shipping_discount_cents = 540, gift_card_cents = 5000,
      pay_now_cents = 60000, due_later_cents = 9570,
      campaigns = '[{"code": "SYYS", "name": {"fi": "Syysale", "en": "Autumn sale"}, "automatic": false}]'
     where number = $1`,
    [number],
  );
  const [first, second] = [
    await shop.giftCards.staff.make(byCommand, { cents: 3000, reason: 'test' }),
    await shop.giftCards.staff.make(byCommand, { cents: 2000, reason: 'test' }),
  ].map((card) => card?.code.slice(-4));
  await shop.db.query(
    `insert into order_gift_card (order_id, position, gift_card_id, cents)
     select o.id, (c.code_end = $1)::int, c.id, case when c.code_end = $1 then 2000 else 3000 end
     from customer_order o, gift_card c`,
    [second],
  );
  await shop.db.query(`update order_line set discount_cents = 1000 where sku = 'HIHNA'`);
  await shop.db.query(`insert into refund (order_id, cents, gateway_cents, gift_card_cents, reason, status)
    select id, 1500, 1500, 0, 'x', 'ok' from customer_order`);
  const said = await receipt();
  for (const text of [
    'alennus -10 €',
    'alennuksia yhteensä 10 € (Syysale)',
    'Toimituksesta on vähennetty 5,40 €',
    'Maksettu tilattaessa 600 €',
    `Siitä lahjakortilla …${first} 30 € Siitä lahjakortilla …${second} 20 €`,
    'Siitä maksutavalla OP 550 €',
    'Maksetaan noudettaessa 95,70 €',
    'tilattaessa maksetusta osuudesta',
  ])
    expect(said).toContain(text);
  expect(said).toMatch(/Palautettu [\d.]+ -15 €/);
});

test('a receipt lists parcels with lines, date and carrier (order-9)', async () => {
  const { receipt, pay, shop, number } = await paidOrder();
  await pay();
  expect(await receipt()).not.toContain('Lähetykset');
  const { mark } = shop.afterSale;
  await mark(byCommand, number, 'preparing');
  await mark(byCommand, number, 'shipped', { tracking: 'JJFI1', lines: [{ position: 0, amount: 1 }] });
  await mark(byCommand, number, 'shipped', { carrier: 'other' });
  expect(await receipt()).toMatch(
    /Lähetykset .*Lähetetty [\d.]+, Posti, seurantakoodi JJFI1 1 × Tuote HIHNA Lähetetty [\d.]+, kuljetusliike 1 × Tuote HIHNA · 1 × Tuote KAYTETTY/,
  );
  expect(await receipt('en')).toMatch(/Parcels .*Sent on [\d/]+, Posti, tracking code JJFI1 1 × Tuote HIHNA Sent on/);
});

test('a refunded duplicate payment is not on the receipt', async () => {
  const { receipt, pay, shop } = await paidOrder();
  await pay();
  const refunded = (cents: number, isSurplus: boolean) =>
    shop.db.query(
      `insert into refund (order_id, cents, gateway_cents, gift_card_cents, reason, status, is_surplus)
       select id, $1::int, $1::int, 0, '', 'ok', $2 from customer_order`,
      [cents, isSurplus],
    );
  await refunded(69_570, true);
  expect(await receipt()).not.toContain('Palaut');
  await refunded(1500, false);
  const said = await receipt();
  expect(said).toMatch(/Palautettu [\d.]+ -15 €/);
  expect(said).not.toContain('-695,70');
});

test('does not give the receipt of another’s order (order-6)', async () => {
  const { shop, number, pay } = await paidOrder();
  await pay();
  expect(await shop.ownOrders.receipt({ number, userId: 'muu' }, 'fi')).toBeNull();
  expect(await shop.ownOrders.receipt({ secret: number }, 'fi')).toBeNull();
});
