import { randomInt, randomUUID } from 'node:crypto';
import type { Db } from '#backend/platform/db/db.ts';
import { makeProduct } from './make-products.ts';

/** Stock-limited product in three stores: what the races are about. */
export async function makeLimited(db: Db, sku: string, stock: Record<string, number>): Promise<void> {
  await makeProduct(db, {
    name: { fi: `Tuote ${sku}` },
    sku,
    variants: [{ sku, price: 5000, productLine: 2, stock }],
  });
}

/** Goods that may be ordered without end, at the same price. */
export async function makeGoods(db: Db, sku: string): Promise<void> {
  const variant = { sku, price: 5000, productLine: 1, stock: { oulu: 100_000 } };
  await makeProduct(db, { name: { fi: `Tuote ${sku}` }, sku, variants: [variant] });
}

/** A catalog that is not empty to the demo shop: the demo catalog stays out. */
export async function withoutDemoCatalog(db: Db): Promise<void> {
  await db.query("insert into shop_meta (key, value) values ('catalog_version', 'test') on conflict do nothing");
}

/** A visitor of his own for the rate limits. */
const visitor = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });

export type Purchase = {
  idempotencyKey: string;
  lines: { sku: string; amount: number }[];
  totalCents: number;
  toPayCents?: number;
  giftCardCode?: string;
  campaignCode?: string;
  quote?: string;
  email?: string;
  /** Sent home; picked up in Oulu unless set. */
  isSent?: boolean;
};

export const purchase = (sku: string, amount = 1): Purchase => ({
  idempotencyKey: randomUUID(),
  lines: [{ sku, amount }],
  totalCents: 5000 * amount,
});

const HOME = { methodId: '107', address: { street: 'Koivukatu 12 B 4', postcode: '90100', city: 'Oulu' } };

export type PlaceAnswer =
  | { status: 201; number: string; key: string; transactionId: string }
  | { status: number; message: string; number?: undefined };

/** Places an order over HTTP, to be picked up in Oulu. Rejects when the server does not respond. */
export async function place(
  url: string,
  { email = 'ostaja@example.com', isSent = false, ...request }: Purchase,
): Promise<PlaceAnswer> {
  const answer = await fetch(`${url}/api/checkout/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...visitor() },
    body: JSON.stringify({
      ...request,
      form: {
        contact: { email, firstname: 'Olli', lastname: 'Ostaja', phone: '0401234567' },
        delivery: isSent ? HOME : { methodId: '403' },
        paymentMethodId: 'osuuspankki',
      },
    }),
  });
  const body = await answer.json();
  if (answer.status !== 201) return { status: answer.status, message: body.error?.message ?? '' };
  // a repeat after the payment has been decided leads to the order's page, without a payment
  const transactionId = /\/simulator\/pay\/([^/?]+)/.exec(body.payment.url)?.[1] ?? '';
  return { status: 201, number: body.number, key: body.key, transactionId };
}

type Decision = [url: string, transactionId: string, action: 'pay' | 'cancel', callbacks: 'once' | 'twice' | 'never'];

/** Decides at the simulator's page; returns the signed return address, not yet followed. */
export async function decideOnly(...[url, transactionId, action, callbacks]: Decision): Promise<string> {
  const decided = await fetch(`${url}/simulator/pay/${transactionId}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action, callbacks, method: 'osuuspankki' }),
  });
  const back = decided.headers.get('location');
  await decided.body?.cancel();
  if (decided.status !== 303 || !back) throw new Error(`the simulator answered ${decided.status}`);
  return back;
}

/**
 * Decides at the simulator's page and follows the redirect to the shop; returns the landing address. Rejects when
 * a step gets no response; the caller may then start again.
 */
export async function decide(...decision: Decision): Promise<string> {
  const back = await decideOnly(...decision);
  const returned = await fetch(back, { redirect: 'manual' });
  await returned.body?.cancel();
  if (returned.status !== 303) throw new Error(`the shop answered ${returned.status}`);
  return returned.headers.get('location') ?? '';
}
