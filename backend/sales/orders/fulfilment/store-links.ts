import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { StoreStepLink } from '#backend/sales/orders/mails/order-mail.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { type FulfilmentStep, fulfilmentStepsOf, transitionRefusal } from '#domain/sales/orders/order-status.ts';
import { leftToSend } from '#domain/sales/orders/parcel.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { findOrder } from '../queries.ts';
import type { StoredOrder } from '../stored-order.ts';
import { factsOf } from '../transitions.ts';
import type { createStatusChanges, ParcelInput, ParcelRefusal, StatusChangeRefusal } from './change-status.ts';
import { isOwnToken, newToken, tokenHash } from './link-token.ts';
import { pickingOf } from './picking-of.ts';
import { type Shipment, shipmentsOf } from './shipments.ts';
import { type StoreOrder, storeOrder } from './store-order.ts';

const DAYS = 60;

/**
 * State of a link. `open`: shows the order and takes its step; `used` and `expired`: show nothing; `done`: the order
 * is past the step (or refunded, cancelled).
 */
export type LinkState = 'open' | 'used' | 'expired' | 'done';
export type OpenedLink = { state: LinkState; step: FulfilmentStep; number: OrderNumber; order: StoreOrder | null };

/**
 * Refusals of a parcel: no lines, more units than are left, a code in use. 'not_open': the link was used, has expired
 * or is not needed; nothing was changed.
 */
export type UsedLink = Result<
  { step: FulfilmentStep; next: string | null },
  'unknown' | 'not_open' | 'refused' | ParcelRefusal
>;

const PARCEL_REFUSALS: readonly string[] = ['no_such_line', 'too_many_pieces', 'code_used'] satisfies ParcelRefusal[];
const isOfParcel = (reason: StatusChangeRefusal): reason is ParcelRefusal => PARCEL_REFUSALS.includes(reason);

type Deps = {
  db: Kysely<Tables>;
  now: () => Date;
  secret: string;
  baseUrl: string;
  changeStatusLocked: ReturnType<typeof createStatusChanges>['changeStatusLocked'];
  /** A parcel was sent and units are left: mails the store the rest with another link. */
  tellRest: (tx: Tx, order: StoredOrder, parcels: readonly Shipment[], link: StoreStepLink) => Promise<void>;
};

/** Signed links for stores, each for one step of one order, valid once within 60 days (order-8). */
export function createStoreLinks({ db, now, secret, baseUrl, changeStatusLocked, tellRest }: Deps) {
  const path = (token: string) => `/kasittely/${token}`;

  async function make(tx: Tx, orderId: string, step: FulfilmentStep): Promise<string> {
    const token = newToken(secret);
    await tx
      .insertInto('store_link')
      .values({
        token_hash: tokenHash(token),
        order_id: orderId,
        step,
        expires_at: new Date(now().getTime() + DAYS * DAY_MS),
      })
      .execute();
    return token;
  }

  const find = (handle: Kysely<Tables>, token: string, lock = false) => {
    const query = handle.selectFrom('store_link').selectAll().where('token_hash', '=', tokenHash(token));
    return (lock ? query.forUpdate() : query).executeTakeFirst();
  };

  function stateOf(
    link: { used_at: Date | null; expires_at: Date; step: FulfilmentStep },
    order: StoredOrder,
  ): LinkState {
    if (link.used_at) return 'used';
    if (link.expires_at <= now()) return 'expired';
    const steps: readonly string[] = fulfilmentStepsOf(factsOf(order));
    const at = steps.indexOf(order.status);
    const isAhead = order.status === 'paid' || (at >= 0 && at < steps.indexOf(link.step));
    return isAhead ? 'open' : 'done';
  }

  const shown = async (order: StoredOrder) =>
    storeOrder(order, await pickingOf(db, order, now()), leftToSend(order.lines, await shipmentsOf(db, order.id)));

  return {
    /** A link for each step that a paid order has before it. */
    async forOrder(tx: Tx, order: StoredOrder): Promise<StoreStepLink[]> {
      const links: StoreStepLink[] = [];
      for (const step of fulfilmentStepsOf(factsOf(order)))
        links.push({ step, url: `${baseUrl}${path(await make(tx, order.id, step))}` });
      return links;
    },

    /** The state of a link, without changing anything; null for an unknown one. */
    async open(token: string): Promise<OpenedLink | null> {
      const link = isOwnToken(secret, token) ? await find(db, token) : undefined;
      const order = link && (await findOrder(db, { by: 'id', value: link.order_id }));
      if (!link || !order) return null;
      const state = stateOf(link, order);
      return {
        state,
        step: link.step,
        number: order.number,
        order: state === 'open' ? await shown(order) : null,
      };
    },

    /**
     * Takes the link's step and skipped earlier ones. The link is used up, and another one is made for the following
     * step: `next` is its path.
     */
    async use(token: string, parcel: ParcelInput): Promise<UsedLink> {
      if (!isOwnToken(secret, token)) return fail('unknown');
      const used = await inTransaction(db, async (tx): Promise<UsedLink> => {
        const known = await find(tx, token);
        // the order's lock comes before all others
        let order = known && (await findOrder(tx, { by: 'id', value: known.order_id, lock: true }));
        const link = order && (await find(tx, token, true));
        if (!order || !link) return fail('unknown');
        if (stateOf(link, order) !== 'open') return fail('not_open');
        const target = link.step;
        const actor: Actor = { kind: 'store-link', store: order.storeId };
        const steps = fulfilmentStepsOf(factsOf(order));
        for (const step of steps.slice(0, steps.indexOf(target) + 1)) {
          if (transitionRefusal(order.status, step, { ...factsOf(order), goodsReserved: false })) continue;
          const marked = await changeStatusLocked(actor, tx, order, step, step === 'shipped' ? parcel : {});
          if (!marked.ok) return fail(isOfParcel(marked.reason) ? marked.reason : 'refused');
          order = { ...order, status: marked.value.status };
        }
        const isPart = target === 'shipped' && order.status === 'preparing';
        if (order.status !== target && !isPart) return fail('refused');
        await tx.updateTable('store_link').set({ used_at: now() }).where('token_hash', '=', link.token_hash).execute();
        if (isPart) {
          const [here, mailed] = [path(await make(tx, order.id, target)), path(await make(tx, order.id, target))];
          await tellRest(tx, order, await shipmentsOf(tx, order.id), { step: target, url: `${baseUrl}${mailed}` });
          return ok({ step: target, next: here });
        }
        const after = steps[steps.indexOf(target) + 1];
        return ok({ step: target, next: after ? path(await make(tx, order.id, after)) : null });
      });
      return used;
    },

    /** Ends the links of an order, which another store packs now. */
    end: (tx: Tx, orderId: string) => tx.deleteFrom('store_link').where('order_id', '=', orderId).execute(),

    /** Deletes expired links. */
    deleteExpired: () => db.deleteFrom('store_link').where('expires_at', '<', now()).execute(),
  };
}
