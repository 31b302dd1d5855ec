import { createHash } from 'node:crypto';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { Client } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { createLimits, type Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { LabelProviders } from '#backend/sales/delivery/labels/service.ts';
import {
  type CustomerOrderService,
  keepForExchange,
  type OwnedBy,
  putBackKept,
  recordReturnCancelled,
  recordWithdrawal,
} from '#backend/sales/orders/customer/service.ts';
import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import type { WebhookService } from '#backend/sales/webhooks/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { isPaid } from '#domain/sales/orders/order-status.ts';
import {
  checkReturn,
  type Returnable,
  type ReturnRefusal,
  type ReturnWish,
  returnableLines,
} from '#domain/sales/returns/return-lines.ts';
import { mayCancelReturn } from '#domain/sales/returns/withdrawal-state.ts';
import { shop } from '#shop.config';
import type { WithdrawalMail } from '../mails/withdrawal-mail.ts';
import { insertWithdrawal, receivedBefore } from '../queries.ts';
import { bookReturnLabel, type LabelOutcome, returnCarrier, returnLabelFile } from '../return-label.ts';
import { askedText } from './asked-text.ts';
import { type ExchangeChoice, exchangeChoices } from './exchange-choices.ts';
import { deadlineOf } from './received-day.ts';
import { comingBack, latestReturns, type OwnReturn, returnsOf } from './return-queries.ts';

export type { ExchangeChoice } from './exchange-choices.ts';
export type { OwnReturn } from './return-queries.ts';

/** Why a return cannot be made on the page: nothing was paid, the order of a company, the period has ended. */
export type ReturnsClosed = 'unpaid' | 'company' | 'late';

export type ReturnsPage = {
  order: OrderView;
  lines: (Returnable & { exchanges: ExchangeChoice[] })[];
  /** The last local day; null before the goods were received. */
  deadline: string | null;
  closed: ReturnsClosed | null;
  /** A carrier's label can be had. */
  hasLabel: boolean;
  returns: OwnReturn[];
};

export type ReturnInput = {
  wants: ReturnWish;
  lines: { position: number; amount: number; reason: string; sku: string; sealIntact?: boolean }[];
  comment: string;
};
type Sender = { locale: Locale; client: Pick<Client, 'ip'>; formKey: string };
/** `not_now`: its goods have come, or it is decided. */
export type CancelOutcome = Ok<null> | FailBy<{ unknown: unknown; not_now: unknown }>;
export type ReturnOutcome =
  | Ok<{ id: string | null }>
  | ReturnRefusal
  | FailBy<{ unknown: unknown; closed: ReturnsClosed; sold: unknown }>
  | Limited;

const RECENT_MS = 30 * 24 * 60 * 60_000;
const MOST_LATEST = 3;

type Deps = {
  mail: MailService<WithdrawalMail>;
  webhooks: Pick<WebhookService, 'queue'>;
  ownOrders: Pick<CustomerOrderService, 'one' | 'stored'>;
  catalog: Pick<CatalogService, 'product'>;
  labels: LabelProviders;
};

/** Returns of chosen lines, by the customer of an order: its account or a holder of its secret (return-3). */
export function createCustomerReturns(ctx: ShopContext, { mail, webhooks, ownOrders, catalog, labels }: Deps) {
  const { kysely } = ctx.db;
  const limits = createLimits(ctx.db);

  function closedOf(order: OrderView, deadline: string | null): ReturnsClosed | null {
    if (!isPaid(order.status)) return 'unpaid';
    if (order.company) return 'company';
    return deadline !== null && localDay(ctx.now(), shop.timeZone) > deadline ? 'late' : null;
  }

  async function page(by: OwnedBy, locale: Locale): Promise<ReturnsPage | null> {
    const [order, stored] = [await ownOrders.one(by, locale), await ownOrders.stored(kysely, by)];
    if (!order || !stored) return null;
    const returns = await returnsOf(kysely, stored.id);
    const deadline = deadlineOf(order);
    const closed = closedOf(order, deadline);
    const lines = [];
    for (const [position, left] of returnableLines(stored.lines, comingBack(returns)).entries()) {
      const line = stored.lines[position];
      const exchanges = line && left.left > 0 && closed === null ? await exchangeChoices(catalog, line, locale) : [];
      lines.push({ ...left, exchanges });
    }
    return { order, lines, deadline, closed, hasLabel: returnCarrier(stored, labels) !== null, returns };
  }

  type Receiving = { by: OwnedBy; input: ReturnInput; key: string; locale: Locale };

  /** Counts, keeps and stores under the order's lock, so that no piece comes back twice. */
  async function receive(tx: Tx, { by, input, key, locale }: Receiving): Promise<ReturnOutcome> {
    const order = await ownOrders.stored(tx, by, true);
    if (!order) return fail('unknown', null);
    if (await receivedBefore(tx, key)) return ok({ id: null });
    const left = returnableLines(order.lines, comingBack(await returnsOf(tx, order.id)));
    const checked = checkReturn(input.wants, input.lines, left);
    if (!checked.ok) return checked;
    const now = ctx.now();
    const pieces = checked.value.flatMap(({ sku, amount }) => (sku === null ? [] : [{ sku, amount }]));
    const kept = pieces.length === 0 ? [] : await keepForExchange(tx, order, pieces, now);
    if (!kept) return fail('sold', null);
    const message = askedText(order, { wants: input.wants, asked: checked.value, comment: input.comment });
    const { firstname, lastname } = order.contact;
    const notice = { name: `${firstname} ${lastname}`, orderNumber: order.number, email: order.email, message };
    const id = await insertWithdrawal(tx, { key, notice, locale, orderId: order.id, at: now });
    if (!id) return ok({ id: null });
    const asked = JSON.stringify(checked.value);
    await tx
      .updateTable('withdrawal')
      .set({ wants: input.wants, asked, kept: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute();
    await recordWithdrawal(tx, order.id, { withdrawal: id }, now);
    const told = { subjectId: id, locale, notice, receivedAt: now, wants: input.wants };
    const to = shop.stores.find((store) => store.id === order.storeId)?.email ?? ctx.settings.STORE_ALERT_EMAIL;
    const matched = { number: order.number, status: order.status };
    await mail.queue(tx, { kind: 'withdrawal-receipt', ...told });
    await mail.queue(tx, { kind: 'withdrawal-notice', to, matched, ...told });
    await webhooks.queue(tx, 'withdrawal.received', id, { receivedAt: now, ...notice, order: matched });
    return ok({ id });
  }

  /** An own return and its order; null for those of others. */
  async function own(by: OwnedBy, id: string) {
    const order = await ownOrders.stored(kysely, by);
    const found = order && (await returnsOf(kysely, order.id)).find((one) => one.id === id);
    return found ? { order, found } : null;
  }

  return {
    /** What of an order can come back, until when, and what has; null when it is not the visitor's. */
    page,

    /** Receives a return: once per form, a receipt to the customer, a mail to the store. 'sold': a wanted variant is gone. */
    async submit(by: OwnedBy, input: ReturnInput, { locale, client, formKey }: Sender): Promise<ReturnOutcome> {
      const shown = await page(by, locale);
      if (!shown) return fail('unknown', null);
      const key = createHash('sha256')
        .update(JSON.stringify([formKey, input]))
        .digest('base64url');
      if (await receivedBefore(kysely, key)) return ok({ id: null });
      if (shown.closed) return fail('closed', shown.closed);
      const isOffered = ({ position, sku }: ReturnInput['lines'][number]) =>
        shown.lines[position]?.exchanges.some((choice) => choice.sku === sku);
      const strange = input.lines.find((line) => line.amount !== 0 && line.sku !== '' && !isOffered(line));
      if (input.wants === 'exchange' && strange) return fail('variant', strange.position);
      const limited = await limits.consume(['withdrawal-from', client.ip], ['withdrawal-to', shown.order.email]);
      return limited ?? inTransaction(kysely, (tx) => receive(tx, { by, input, key, locale }));
    },

    /**
     * Takes an own return back while its goods have not come (return-6): its pieces can be returned again, and those kept for an
     * exchange go back on their shelves. A repeated call succeeds.
     */
    cancel(by: OwnedBy, id: string): Promise<CancelOutcome> {
      return inTransaction(kysely, async (tx): Promise<CancelOutcome> => {
        const order = await ownOrders.stored(tx, by, true);
        const mine = order && (await returnsOf(tx, order.id)).find((one) => one.id === id);
        if (!order || !mine) return fail('unknown');
        // staff who take the goods in lock the same row
        const { state, kept, version } = await tx
          .selectFrom('withdrawal')
          .select(['state', 'kept', 'version'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        if (state === 'cancelled') return ok(null);
        if (!mayCancelReturn({ state, asked: mine.asked })) return fail('not_now');
        const now = ctx.now();
        const values = { state: 'cancelled' as const, closed_at: now, version: version + 1 };
        await tx.updateTable('withdrawal').set(values).where('id', '=', id).execute();
        await putBackKept(tx, { kind: 'customer', userId: order.userId }, order.number, kept, now);
        await recordReturnCancelled(tx, order.id, { withdrawal: id }, now);
        return ok(null);
      });
    },

    /** Returns of a customer that are open or a month old at most, newest first. */
    latest: (userId: string) =>
      latestReturns(kysely, userId, { since: new Date(ctx.now().getTime() - RECENT_MS), limit: MOST_LATEST }),

    /** Books the carrier's label of an own return. */
    async label(by: OwnedBy, id: string): Promise<LabelOutcome> {
      const mine = await own(by, id);
      if (mine?.found.state !== 'received') return fail('none', null);
      return bookReturnLabel({ ctx, labels }, mine.order, id);
    },

    /** The label's document; null when there is none. */
    async labelFile(by: OwnedBy, id: string): Promise<{ name: string; bytes: Uint8Array } | null> {
      const mine = await own(by, id);
      return mine && returnLabelFile(kysely, { id, number: mine.order.number });
    },
  };
}
