/**
 * A small ERP beside the shop, as an example of the admin API (docs/api.md). It sends new products, prices and deliveries to the shop,
 * reads back what there is, takes orders, sends their parcels and books the day. It may be killed at any moment, and so may the shop.
 *
 * Two habits make that safe. What it reads is stored together with the place up to which it has read. What it does is first written down
 * as a task with its `Idempotency-Key`, and sent under that key until the shop has responded.
 */
import { type AdminClient, type Answer, ApiProblem } from '../../../packages/admin-client/client.ts';
import type { Sale, Store, Task } from './store.ts';

export type Erp = { store: Store; shop: AdminClient; now: () => Date };

const PAGE = 100;
const DAY_MS = 86_400_000;
const STORE = 'oulu';

/** Once round: everything that is new, and everything that is to be done. */
export async function round(erp: Erp): Promise<void> {
  await doTasks(erp);
  await takeOrders(erp);
  await doTasks(erp);
  await followGoods(erp);
  await bookDays(erp);
}

// what people decide in the ERP

/** A new product with its price. */
export const addProduct = ({ store }: Erp, sku: string, name: string, cents: number) =>
  store.plan(`product ${sku}`, 'product', {
    sku,
    slug: sku.toLowerCase(),
    name: { fi: name },
    brand: 'Kaira',
    categories: ['hihnat'],
    shippingClass: 'parcel',
    productLine: 2,
    price: cents / 100,
    stock: {},
  });

/** Goods came in: `note` is the number of the delivery note, which is counted once. */
export const receive = ({ store }: Erp, note: string, sku: string, qty: number) =>
  store.plan(`delivery ${note}`, 'delivery', { sku, storeId: STORE, qty, reason: `Kuorma ${note}` });

export const setPrice = ({ store }: Erp, day: string, sku: string, cents: number) =>
  store.plan(`price ${day} ${sku}`, 'price', { sku, regular: cents });

// orders

const saleOf = (order: Answer<'getOrder'>, version: string): Sale => ({
  number: order.number,
  version,
  status: order.status,
  isPickup: order.isPickup,
  total: order.total,
  refunded: order.refunded,
  lines: order.lines.map(({ sku, amount, total }) => ({ sku, amount, cents: total })),
});

/** A paid order is packed at once: sent with a tracking code, or put on the shelf of the store. */
function planSale(store: Store, { number, status, isPickup }: Sale): void {
  if (status !== 'paid' && status !== 'preparing') return;
  store.plan(`pack ${number}`, 'mark', { number, status: 'preparing' });
  if (isPickup) store.plan(`ready ${number}`, 'mark', { number, status: 'ready_for_pickup' });
  else store.plan(`parcel ${number}`, 'parcel', { number, trackingCode: `JJFI${number}` });
}

/** Reads what changed since the last time; orders and the place in the list are stored together. */
async function takeOrders({ store, shop }: Erp): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const after = store.place('orders');
    const page = await shop.call('listOrders', { query: { limit: PAGE, ...(after && { after }) } });
    const sales: Sale[] = [];
    for (const { number, version } of page.orders)
      sales.push(saleOf(await shop.call('getOrder', { params: { number } }), version));
    store.transaction(() => {
      for (const sale of sales) {
        store.saveSale(sale);
        planSale(store, sale);
      }
      if (page.next) store.setPlace('orders', page.next);
    });
    hasMore = page.hasMore;
  }
}

// what is sent to the shop

type Body<Kind extends string, Input> = { kind: Kind; input: Input };
type KnownTask =
  | Body<'mark', { number: string; status: 'preparing' | 'ready_for_pickup' }>
  | Body<'parcel', { number: string; trackingCode: string }>
  | Body<'delivery', { sku: string; storeId: string; qty: number; reason: string }>
  | Body<'price', { sku: string; regular: number }>
  | Body<'product', Record<string, unknown>>;

async function send({ shop }: Erp, { kind, input }: KnownTask, key: string): Promise<unknown> {
  switch (kind) {
    case 'mark':
      return shop.call('markOrder', { params: { number: input.number }, body: { status: input.status }, key });
    case 'parcel': {
      const body = { carrier: 'posti', trackingCode: input.trackingCode } as const;
      return shop.call('addParcel', { params: { number: input.number }, body, key });
    }
    case 'delivery':
      return shop.call('adjustStock', { body: input, key });
    case 'price':
      return shop.call('setPrices', { body: { prices: [input] } });
    default:
      return sendProduct(shop, input, key);
  }
}

/** New products are a file of one line: checked first, then applied. Sent twice, the second one changes nothing. */
async function sendProduct(shop: AdminClient, row: object, key: string): Promise<void> {
  const body = { type: 'application/x-ndjson', file: `${JSON.stringify(row)}\n` } as const;
  const { id } = await shop.call('createImport', { query: { kind: 'products.delta' }, body, key });
  const params = { id };
  for (let run = await shop.call('getImport', { params }); ; run = await shop.call('getImport', { params })) {
    const isMade = run.changeSet !== null && ['making', 'checking', 'checked'].includes(run.changeSet.state);
    if (run.state === 'checked' && run.problems > 0)
      throw new ApiProblem(400, { detail: `The file has ${run.problems} problems.` });
    if (run.state === 'checked' || (run.state === 'handed' && isMade)) await applied(shop, id);
    else if (run.state !== 'checking' && run.state !== 'applying') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Applies an import; while its change set is being checked, the loop above comes again. */
async function applied(shop: AdminClient, id: number): Promise<void> {
  try {
    await shop.call('applyImport', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'aborted') throw error;
  }
}

/** Does what was decided, in its order. What the shop refuses for good is kept with the reason, for a person. */
async function doTasks(erp: Erp): Promise<void> {
  for (const task of erp.store.openTasks()) {
    try {
      await send(erp, known(task), task.key);
      erp.store.endTask(task.id, null);
    } catch (error) {
      const isRefused = error instanceof ApiProblem && !error.isTemporary && error.status !== 401;
      if (!isRefused) throw error;
      erp.store.endTask(task.id, error.message);
    }
  }
}

/** Tasks were written by `plan` above. */
const known = ({ kind, input }: Task) => ({ kind, input }) as KnownTask;

// goods as the shop has them

/** Prices and pieces that changed since the last time. */
async function followGoods({ store, shop }: Erp): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const after = store.place('goods');
    const page = await shop.call('listChanges', {
      query: { types: 'product,stock', limit: PAGE, ...(after && { after }) },
    });
    const changed = page.changes.filter(({ op }) => op === 'changed');
    const skus = changed.filter(({ type }) => type === 'stock').map(({ id }) => id);
    const stock = skus.length > 0 ? (await shop.call('listStock', { query: { skus: skus.join(',') } })).stock : [];
    const prices: { sku: string; price: number | null }[] = [];
    for (const { id, type } of changed)
      if (type === 'product') prices.push(...(await shop.call('getProduct', { params: { sku: id } })).skus);
    store.transaction(() => {
      for (const { sku, stores } of stock)
        store.savePieces(
          sku,
          Object.values(stores).reduce((sum, pieces) => sum + pieces, 0),
        );
      for (const { sku, price } of prices) store.savePrice(sku, price);
      if (page.next) store.setPlace('goods', page.next);
    });
    hasMore = page.hasMore;
  }
}

// bookkeeping

const dayOf = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Helsinki' });

/** Books the days that are over by the shop's clock: each voucher once, by its id. */
async function bookDays({ store, shop, now }: Erp): Promise<void> {
  const to = dayOf(new Date(now().getTime() - DAY_MS));
  const booked = store.place('booked');
  if (booked !== undefined && booked >= to) return;
  const from = booked ?? dayOf(new Date(now().getTime() - 30 * DAY_MS));
  const { vouchers } = await shop.call('getJournal', { params: { journal: 'sales' }, query: { from, to } });
  store.transaction(() => {
    for (const { id, day, isFinal, rows } of vouchers) {
      if (!isFinal) continue;
      const open = rows.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
      if (open !== 0) throw new Error(`voucher ${id} does not balance`);
      store.book(id, day, rows);
    }
    // the next read begins with this day again
    if (vouchers.every(({ isFinal }) => isFinal)) store.setPlace('booked', to);
  });
}
