import { randomUUID } from 'node:crypto';
import type { Shop } from '#backend/shop.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { addDemoQuestions } from './demo-questions.ts';
import { addDemoReviews } from './demo-reviews.ts';

type Customer = { firstname: string; lastname: string; phone: string; street: string; postcode: string; city: string };
/** `methodId`: 401–403 pickups of Ranua, Rovaniemi and Oulu, 101 Posti's points, 107 home, 201 Matkahuolto's points. */
type DemoOrder = { customer: Customer; methodId: string; lines: number[]; isUnpaid?: boolean };

const customer = (name: string, phone: string, street: string, postcode: string, city: string): Customer => {
  const [firstname = '', lastname = ''] = name.split(' ');
  return { firstname, lastname, phone, street, postcode, city };
};

const [marja, tuomas, veli, aino, ilona, kari, sanna] = [
  customer('Marja Keskiniva', '040 500 1101', 'Koivukatu 12 B 4', '90100', 'Oulu'),
  customer('Tuomas Pyykkö', '040 500 1102', 'Rantatie 3', '90440', 'Kempele'),
  customer('Veli Ojanperä', '040 500 1103', 'Ounasjoentie 88', '96100', 'Rovaniemi'),
  customer('Aino Mäkivaara', '040 500 1104', 'Keskustie 7', '97700', 'Ranua'),
  customer('Ilona Ylipaavo', '040 500 1105', 'Torikatu 21', '90100', 'Oulu'),
  customer('Kari Lantto', '040 500 1106', 'Pohjolankatu 5', '96200', 'Rovaniemi'),
  customer('Sanna Hietala', '040 500 1107', 'Satamatie 2 A 9', '90520', 'Oulu'),
];

/** Lines are the amounts of the next goods of the catalog. */
const orders: DemoOrder[] = [
  { customer: marja, methodId: '101', lines: [1] },
  { customer: tuomas, methodId: '201', lines: [2, 1, 1] },
  { customer: veli, methodId: '107', lines: [1] },
  { customer: aino, methodId: '401', lines: [1, 2] },
  { customer: ilona, methodId: '101', lines: [2, 1] },
  { customer: kari, methodId: '107', lines: [1, 1, 1] },
  { customer: sanna, methodId: '403', lines: [1] },
  { customer: marja, methodId: '201', lines: [1, 1] },
  { customer: veli, methodId: '402', lines: [3] },
  { customer: kari, methodId: '402', lines: [1] },
  { customer: ilona, methodId: '403', lines: [1], isUnpaid: true },
];

/** Parcel goods that every method carries, of which the first store has plenty. */
async function goodsOf(shop: Shop): Promise<string[]> {
  const rows = await shop.db.kysely
    .selectFrom('product_variant')
    .innerJoin('product', 'product.id', 'product_variant.product_id')
    .innerJoin('stock_level', 'stock_level.sku', 'product_variant.sku')
    .select('product_variant.sku')
    .where('product.shipping_class', '=', 'parcel')
    .where('product.sale_mode', '=', 'buy')
    .where('product.customization', 'is', null)
    .where('product.is_gift_card', '=', false)
    .where('stock_level.store_id', '=', 'oulu')
    .where('stock_level.qty', '>', 5)
    .orderBy('product_variant.sku')
    .limit(20)
    .execute();
  return rows.map(({ sku }) => sku);
}

const formOf = async (shop: Shop, { customer, methodId }: DemoOrder) => {
  const { firstname, lastname, phone, street, postcode, city } = customer;
  const { points } = await shop.checkout.servicePoints({ methodId, postcode }, 'fi');
  const email = `${firstname}.${lastname}@example.com`.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o');
  return {
    contact: { email, firstname, lastname, phone },
    delivery: { methodId, address: { street, postcode, city }, servicePointId: points[0]?.id },
    paymentMethodId: 'osuuspankki',
  };
};

/** Places an order as the storefront does and pays it at the simulated gateway. */
async function placeOrder(shop: Shop, order: DemoOrder, lines: object[]): Promise<Result<OrderNumber>> {
  const request = { idempotencyKey: randomUUID(), totalCents: 0, lines, form: await formOf(shop, order) };
  const priced = await shop.checkout.place(request, 'fi');
  if (priced.ok || priced.reason !== 'total_changed' || !priced.details)
    return fail(priced.ok ? 'free' : priced.reason, priced);
  const placed = await shop.checkout.place({ ...request, totalCents: priced.details.total }, 'fi');
  if (!placed.ok) return fail(placed.reason);
  const { number, payment } = placed.value;
  if (order.isUnpaid || !payment) return ok(number);
  const paying = new URLSearchParams({ action: 'pay', callbacks: 'once', method: 'osuuspankki' });
  // the address may name the method after the payment's id
  const page = payment.url.replace(/(\/simulator\/pay\/[^/?]+).*/, '$1');
  const response = await shop.fetch(page, { method: 'POST', body: paying, redirect: 'manual' });
  await response.body?.cancel();
  if (response.status !== 303) return fail('not_paid');
  return ok(number);
}

const templates = [
  {
    kind: 'quote',
    locale: 'fi',
    name: 'Kelkka ja vaihto',
    body: 'Hei {nimi}, laite on varastossa ja heti ajettavissa. Vaihtolaitteen hyvitys vahvistuu, kun olemme tarkastaneet sen.',
  },
  {
    kind: 'quote',
    locale: 'en',
    name: 'Vehicle and trade-in',
    body: 'Hello {nimi}, the vehicle is in stock and ready to ride. The trade-in credit is confirmed when we have inspected it.',
  },
  {
    kind: 'message',
    locale: 'fi',
    name: 'Vastaamme pian',
    body: 'Hei {nimi}, kiitos viestistäsi. Selvitämme asian ja palaamme siihen viimeistään seuraavana arkipäivänä.',
  },
  {
    kind: 'message',
    locale: 'en',
    name: 'We will be back soon',
    body: 'Hello {nimi}, thank you for your message. We are looking into it and will reply by the next working day.',
  },
] as const;

/**
 * Gives a demo without orders some: paid ones to pack, send and hand over, and one that is not paid; and texts that answers begin with. The server must listen, because the
 * gateway's simulator and its callback are HTTP. Does nothing when there are orders.
 */
export async function placeDemoOrders(shop: Shop): Promise<void> {
  await addDemoReviews(shop);
  await addDemoQuestions(shop);
  const has = await shop.db.kysely.selectFrom('customer_order').select('id').limit(1).executeTakeFirst();
  if (has) return;
  await shop.db.kysely
    .insertInto('reply_template')
    .values([...templates])
    .execute();
  const goods = await goodsOf(shop);
  if (goods.length === 0) return;
  let next = 0;
  for (const [i, order] of orders.entries()) {
    const lines = order.lines.map((amount) => ({ sku: goods[next++ % goods.length] ?? '', amount }));
    const placed = await placeOrder(shop, order, lines);
    if (!placed.ok) shop.log.warn({ order: i, reason: placed.reason }, 'a demo order could not be placed');
  }
}
