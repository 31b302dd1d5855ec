import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { LabelProviders } from '#backend/sales/delivery/labels/service.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import { leftToSend } from '#domain/sales/orders/parcel.ts';
import { type PickRow, pickList } from '#domain/sales/packing/pick-list.ts';
import { readPickupCode, readScan, type ScanResult } from '#domain/sales/packing/scan.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { createStatusChanges } from '../fulfilment/change-status.ts';
import { shipmentsOf } from '../fulfilment/shipments.ts';
import { authorOf, findOrder, recordEvent } from '../queries.ts';
import { seesContacts } from '../staff/contact-access.ts';
import type { StoredOrder } from '../stored-order.ts';
import { clearPackedLines, packedLines, setPackedLine } from './packed-lines.ts';
import { type PackingOrder, packingOrder } from './packing-order.ts';
import { type QueuedOrder, storeQueue } from './packing-queue.ts';
import { isOwnPickupCode } from './pickup-code.ts';
import { createParcels } from './send-parcel.ts';
import { deleteDocuments, labelDocument } from './shipping-labels.ts';

export type PackingDeps = {
  labels: LabelProviders;
  jobs: Pick<Jobs, 'define'>;
  changeStatusLocked: ReturnType<typeof createStatusChanges>['changeStatusLocked'];
};

/** Units of a line in the parcel. */
export type LineCount = { position: number; packed: number; amount: number };

/**
 * `not_open`: the order is not being packed (unpaid, sent, refunded …). `changed_meanwhile`: somebody else counted the line;
 * `packed` is what is in the parcel now.
 */
export type CountResult = Result<
  LineCount,
  'unknown' | 'not_open' | 'no_such_line' | 'changed_meanwhile',
  { packed: number } | null
>;

export type ScannedResult = Result<ScanResult, 'unknown' | 'not_open', null>;

/** `not_all_packed`: units are missing from the table. */
export type ReadyResult = Result<{ status: OrderStatus }, 'unknown' | 'not_open' | 'not_all_packed'>;
export type HandOverResult = Result<{ status: OrderStatus }, 'unknown' | 'not_open'>;

export type Packing = ReturnType<typeof createPacking>;

const DOCUMENT_DAYS = 30;
/** A store sees whose its open orders are, not who bought what in the past. */
const WITHOUT_CONTACTS = {
  name: '',
  company: '',
  phone: '',
  email: '',
  reference: '',
  address: null,
  servicePoint: null,
};
/** As long a sent parcel's label may be printed again by those who no longer see its customer. */
const REPRINT_MS = DAY_MS;
const isBeingPacked = ({ status }: StoredOrder) => status === 'paid' || status === 'preparing';

/** Packing in a store: what to pack, units in the parcel, labels, hand-over (order-8, order-9). */
export function createPacking(ctx: ShopContext, { labels, jobs, changeStatusLocked }: PackingDeps) {
  const { db, now } = ctx;
  const parcels = createParcels(ctx, { labels, changeStatusLocked });
  const deleteOldLabels = async () =>
    void (await deleteDocuments(db.kysely, new Date(now().getTime() - DOCUMENT_DAYS * DAY_MS)));
  jobs.define('shipping-label-documents', deleteOldLabels, { cron: '40 3 * * *' });

  /** Runs `work` on a locked order that the actor may fulfil. */
  const onLocked = <T>(actor: Actor, number: OrderNumber, work: (tx: Tx, order: StoredOrder) => Promise<T>) =>
    inTransaction(db.kysely, async (tx) => {
      const order = await findOrder(tx, { by: 'number', value: number, lock: true });
      if (!order) return fail('unknown', null);
      authorise(actor, 'orders.fulfil', { subject: number, store: order.storeId });
      return work(tx, order);
    });

  const leftOf = async (tx: Tx, order: StoredOrder) => leftToSend(order.lines, await shipmentsOf(tx, order.id));

  return {
    ...parcels,
    /** Runs every night on labels; called by the queue and by tests (packing-4). */
    deleteOldLabels,

    /** The orders that a store has to pack, oldest first. */
    queue(actor: Actor, storeId: string): Promise<QueuedOrder[]> {
      authorise(actor, 'orders.fulfil', { subject: storeId, store: storeId });
      return storeQueue(db.kysely, storeId, ['paid', 'preparing']);
    },

    /** The orders that customers will fetch from a store, oldest first. */
    waiting(actor: Actor, storeId: string): Promise<QueuedOrder[]> {
      authorise(actor, 'orders.fulfil', { subject: storeId, store: storeId });
      return storeQueue(db.kysely, storeId, ['ready_for_pickup']);
    },

    /** An order on the packing table, also of another store when the actor may; null for an unknown number. */
    async order(actor: Actor, number: OrderNumber): Promise<PackingOrder | null> {
      const order = isOrderNumber(number) ? await findOrder(db.kysely, { by: 'number', value: number }) : null;
      if (!order) return null;
      authorise(actor, 'orders.fulfil', { subject: number, store: order.storeId });
      const shown = await packingOrder(db.kysely, order, now());
      return seesContacts(actor, order) ? shown : { ...shown, ...WITHOUT_CONTACTS };
    },

    /** What to collect for several orders in one walk; orders that the actor may not pack refuse the list. */
    async pickList(actor: Actor, numbers: readonly OrderNumber[]): Promise<PickRow[]> {
      const orders: PackingOrder[] = [];
      for (const number of numbers) {
        const order = await this.order(actor, number);
        if (order) orders.push(order);
      }
      return pickList(orders);
    },

    /**
     * Sets the packed units of a line from what the person saw to what they counted. The first unit moves a paid order to
     * preparing. Two people who scan at once: the second gets what is in the parcel.
     */
    count(
      actor: Actor,
      number: OrderNumber,
      line: { position: number; from: number; to: number },
    ): Promise<CountResult> {
      const { position, from, to } = line;
      return onLocked(actor, number, async (tx, order): Promise<CountResult> => {
        if (!isBeingPacked(order)) return fail('not_open', null);
        const amount = (await leftOf(tx, order))[position] ?? 0;
        if (amount === 0 || !Number.isInteger(to) || to < 0 || to > amount) return fail('no_such_line', null);
        const packed = (await packedLines(tx, order.id)).get(position) ?? 0;
        if (packed !== from) return fail('changed_meanwhile', { packed });
        await setPackedLine(tx, order.id, position, to);
        if (order.status === 'paid') await changeStatusLocked(actor, tx, order, 'preparing', {});
        return ok({ position, packed: to, amount });
      });
    },

    /**
     * Takes a scanned code: goods of the order go into the parcel, one unit a scan. Codes are read against the locked order, so that
     * two scanners never count a unit twice.
     */
    scan(actor: Actor, number: OrderNumber, code: string): Promise<ScannedResult> {
      return onLocked(actor, number, async (tx, order): Promise<ScannedResult> => {
        if (!isBeingPacked(order)) {
          const other = readPickupCode(code);
          return other && other.number !== number
            ? ok({ kind: 'order', number: other.number })
            : fail('not_open', null);
        }
        const { lines } = await packingOrder(tx, order, now());
        const result = readScan(lines, code);
        if (result.kind !== 'packed') return ok(result);
        await setPackedLine(tx, order.id, result.position, result.packed);
        if (order.status === 'paid') await changeStatusLocked(actor, tx, order, 'preparing', {});
        return ok(result);
      });
    },

    /** Notes on the order that units are not on their shelf, for those who order or move goods. */
    reportMissing(actor: Actor, number: OrderNumber, line: { position: number; amount: number }) {
      return onLocked(actor, number, async (tx, order): Promise<Result<null, 'unknown' | 'no_such_line'>> => {
        const { position, amount } = line;
        const sku = order.lines[position]?.sku;
        if (!sku || amount < 1 || amount > ((await leftOf(tx, order))[position] ?? 0)) return fail('no_such_line');
        await recordEvent(tx, order.id, 'goods_missing', { ...authorOf(actor), position, sku, amount }, now());
        return ok(null);
      });
    },

    /** Puts a packed pickup order aside and tells the customer. */
    ready(actor: Actor, number: OrderNumber) {
      return onLocked(actor, number, async (tx, order): Promise<ReadyResult> => {
        if (!isBeingPacked(order)) return fail('not_open');
        const [left, packed] = [await leftOf(tx, order), await packedLines(tx, order.id)];
        if (left.some((amount, position) => amount !== (packed.get(position) ?? 0))) return fail('not_all_packed');
        const marked = await changeStatusLocked(actor, tx, order, 'ready_for_pickup', {});
        if (!marked.ok) return fail('not_open');
        await clearPackedLines(tx, order.id);
        return ok({ status: marked.value.status });
      });
    },

    /**
     * The order whose customer is at the counter, by its number or the code of their mail; `isProven` when it is that code. Null for
     * an unknown number and for orders that are sent.
     */
    async pickup(actor: Actor, text: string): Promise<{ order: PackingOrder; isProven: boolean } | null> {
      const code = readPickupCode(text);
      if (!code) return null;
      const order = await this.order(actor, code.number);
      return order?.isPickup ? { order, isProven: isOwnPickupCode(ctx.settings.SHOP_SECRET, code) } : null;
    },

    /** The customer has the goods of a pickup order. */
    handOver(actor: Actor, number: OrderNumber) {
      return onLocked(actor, number, async (tx, order): Promise<HandOverResult> => {
        if (order.status !== 'ready_for_pickup') return fail('not_open');
        const marked = await changeStatusLocked(actor, tx, order, 'completed', {});
        return marked.ok ? ok({ status: marked.value.status }) : fail('not_open');
      });
    },

    /** The printable label of a parcel; null when it does not exist or was deleted after 30 days. */
    async label(actor: Actor, id: number): Promise<{ pdf: Uint8Array; reference: string } | null> {
      const found = await labelDocument(db.kysely, id);
      if (!found) return null;
      authorise(actor, 'orders.fulfil', { subject: found.number, store: found.storeId });
      const isFresh = found.requestedAt.getTime() > now().getTime() - REPRINT_MS;
      return isFresh || seesContacts(actor, found) ? { pdf: found.pdf, reference: found.reference } : null;
    },
  };
}
