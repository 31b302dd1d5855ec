import { orderShop, type Sku } from '#backend/sales/orders/test-orders.ts';
import type { Owner } from './service.ts';

/** Goods of every kind that a list may contain. */
const goods: Sku[] = [
  { sku: 'KYPÄRÄ', price: 19900, lowest30: 24900, stock: { oulu: 3 } },
  { sku: 'RAJA', price: 500, productLine: 2, stock: { oulu: 2 } },
  { sku: 'LOPPU', price: 700 },
  { sku: 'KELKKA', price: 900000, saleMode: 'quote', stock: { oulu: 1 } },
  { sku: 'MATTO', price: 2000, isCutToSize: true, stock: { oulu: 9 } },
  { sku: 'HINTA-PUUTTUU', price: null },
];

let made = 0;

/** A shop with goods and with customers inserted directly, as wish lists need no more than their rows. */
export async function wishShop() {
  const made = await orderShop(goods);
  return { ...made, wishLists: made.shop.wishLists, owner: () => makeOwner(made.shop.db.kysely) };
}

async function makeOwner(kysely: Awaited<ReturnType<typeof orderShop>>['shop']['db']['kysely']): Promise<Owner> {
  const userId = `wisher-${++made}`;
  await kysely
    .insertInto('auth_user')
    .values({ id: userId, name: 'Maija', email: `${userId}@example.com` })
    .execute();
  return { userId, locale: 'fi' };
}
