import { createHmac } from 'node:crypto';
import type { ShopContext } from '#backend/platform/context.ts';
import { isLocale } from '#domain/base/locale.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import type { AgentCart } from '#domain/sales/shared-carts/agent-cart.ts';
import { hashOf, isToken, newToken } from './token.ts';

export type AgentCartKind = 'cart' | 'checkout';
/** A cart or checkout as it is kept. */
export type KeptCart = AgentCart & { token: string; expiresAt: Date; isCancelled: boolean };
export type AgentCarts = ReturnType<typeof createAgentCarts>;

/** How long they can be used, in days. */
const DAYS: Record<AgentCartKind, number> = { cart: 30, checkout: 1 };

const rowOf = ({ lines, campaignCode, locale, delivery }: AgentCart) => ({
  lines: JSON.stringify(lines),
  campaign_code: campaignCode,
  locale,
  delivery: delivery && JSON.stringify(delivery),
});

/** Carts and checkouts of agents, each known by a token that is not stored (agent-4). */
export function createAgentCarts({ db, now, settings }: Pick<ShopContext, 'db' | 'now' | 'settings'>) {
  const { kysely } = db;
  const ofToken = (kind: AgentCartKind, token: string) =>
    kysely
      .selectFrom('shared_cart')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where('kind', '=', kind)
      .where('expires_at', '>', now());
  const open = (kind: AgentCartKind, token: string) =>
    kysely
      .updateTable('shared_cart')
      .where('token_hash', '=', hashOf(token))
      .where('kind', '=', kind)
      .where('expires_at', '>', now())
      .where('cancelled_at', 'is', null);

  async function read(kind: AgentCartKind, token: string): Promise<KeptCart | null> {
    if (!isToken(token)) return null;
    const row = await ofToken(kind, token).executeTakeFirst();
    if (!row) return null;
    const { lines, campaign_code: campaignCode, locale, delivery, expires_at: expiresAt } = row;
    return {
      token,
      lines,
      campaignCode,
      delivery,
      expiresAt,
      locale: isLocale(locale) ? locale : 'fi',
      isCancelled: row.cancelled_at !== null,
    };
  }

  async function insert(kind: AgentCartKind, cart: AgentCart, token: string, cartHash: string | null) {
    const expiresAt = new Date(now().getTime() + DAYS[kind] * DAY_MS);
    const row = { token_hash: hashOf(token), kind, created_at: now(), expires_at: expiresAt, cart_hash: cartHash };
    await kysely
      .insertInto('shared_cart')
      .values({ ...row, ...rowOf(cart) })
      .onConflict((conflict) => conflict.column('token_hash').doNothing())
      .execute();
  }

  return {
    read,

    /** Stores a new one and returns its token. */
    async make(kind: AgentCartKind, cart: AgentCart): Promise<string> {
      const token = newToken();
      await insert(kind, cart, token, null);
      return token;
    },

    /**
     * The open checkout of a cart, made when there is none. Its token follows from the cart's and from the number of checkouts that
     * have ended, so that two requests at once make one.
     */
    async checkoutOf(cartToken: string, cart: AgentCart): Promise<string> {
      const cartHash = hashOf(cartToken);
      const ended = await kysely
        .selectFrom('shared_cart')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('cart_hash', '=', cartHash)
        .where((is) => is.or([is('cancelled_at', 'is not', null), is('expires_at', '<=', now())]))
        .executeTakeFirstOrThrow();
      const token = createHmac('sha256', settings.SHOP_SECRET)
        .update(`agent-checkout:${cartToken}:${ended.count}`)
        .digest('base64url')
        .slice(0, cartToken.length);
      await insert('checkout', cart, token, cartHash);
      return token;
    },

    /** Replaces what is in an open one. */
    async change(kind: AgentCartKind, token: string, cart: AgentCart): Promise<Result<null, 'ended'>> {
      const { numUpdatedRows } = await open(kind, token).set(rowOf(cart)).executeTakeFirst();
      return numUpdatedRows > 0n ? ok(null) : fail('ended');
    },

    /** Ends an open one. */
    async cancel(kind: AgentCartKind, token: string): Promise<Result<null, 'ended'>> {
      const { numUpdatedRows } = await open(kind, token).set({ cancelled_at: now() }).executeTakeFirst();
      return numUpdatedRows > 0n ? ok(null) : fail('ended');
    },
  };
}
