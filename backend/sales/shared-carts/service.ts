import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { Locale } from '#domain/base/locale.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { cappedAmount } from '#domain/catalog/offers/cart-commands.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { checkLines, sellReason } from '#domain/catalog/offers/check-lines.ts';
import type { SellProblem } from '#domain/catalog/offers/sell-problem.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { createAgentCarts } from './agent-carts.ts';
import { deleteExpired, findShare, insertShare } from './queries.ts';
import { hashOf, isToken, newToken } from './token.ts';

export type { AgentCarts, KeptCart } from './agent-carts.ts';

/** Days that a shared cart can be opened (shared-cart-1). */
export const SHARED_DAYS = 90;

/** A line of a shared cart at its current state. `item`: with the units available, prices in cents. */
export type SharedLine = {
  item: CartItem;
  /** The amount when it was shared. */
  wanted: number;
  problem: SellProblem['reason'] | null;
};

export type SharedCart = {
  lines: SharedLine[];
  /** Shared lines that are no longer sold, or not in that size. */
  gone: number;
  /** A campaign code that an agent has put into it. */
  campaignCode: string | null;
  expiresAt: string;
};

export type SharedCartService = ReturnType<typeof createSharedCartService>;

type Deps = { catalog: Pick<CatalogService, 'cartItems'>; jobs: Pick<Jobs, 'define'> };

/** Carts shared by link (shared-cart-1): skus, sizes and amounts, without personal data. */
export function createSharedCartService(
  { db, now, log, settings }: Pick<ShopContext, 'db' | 'now' | 'log' | 'settings'>,
  { catalog, jobs }: Deps,
) {
  const sweep = async () => {
    const count = await deleteExpired(db.kysely, now());
    if (count > 0) log.info({ count }, 'expired shared carts deleted');
  };
  jobs.define('shared-cart-expiry', sweep, { cron: '41 4 * * *' });

  return {
    /** Stores a snapshot for 90 days and returns the token that opens it, which is not stored. */
    async share(lines: readonly WantedLine[]): Promise<{ token: string; expiresAt: string }> {
      const token = newToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + SHARED_DAYS * DAY_MS);
      const kept = lines.map(({ sku, amount, customization }) =>
        customization ? { sku, amount, customization } : { sku, amount },
      );
      await insertShare(db.kysely, { tokenHash: hashOf(token), lines: kept, createdAt, expiresAt });
      return { token, expiresAt: expiresAt.toISOString() };
    },

    /** The shared cart at current prices and stock; null for an unknown or expired token. */
    async open(token: string, locale: Locale): Promise<SharedCart | null> {
      if (!isToken(token)) return null;
      const share = await findShare(db.kysely, hashOf(token));
      if (!share || share.expiresAt <= now()) return null;
      const fresh = await catalog.cartItems([...new Set(share.lines.map(({ sku }) => sku))], locale);
      const lines = checkLines(share.lines, fresh).flatMap(({ item, problem, taken, wanted }): SharedLine[] => {
        if (!item) return [];
        return [
          {
            item: { ...item, amount: cappedAmount(item, item.amount, taken) },
            wanted: wanted.amount,
            problem: sellReason(problem),
          },
        ];
      });
      return {
        lines,
        gone: share.lines.length - lines.length,
        campaignCode: share.campaignCode,
        expiresAt: share.expiresAt.toISOString(),
      };
    },

    /** Carts and checkouts of agents, which the same page opens. */
    agents: createAgentCarts({ db, now, settings }),

    sweep,
  };
}
