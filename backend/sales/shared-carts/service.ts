import { createHash, randomBytes } from 'node:crypto';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { Locale } from '#domain/base/locale.ts';
import { cappedAmount } from '#domain/catalog/offers/cart-commands.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { judgeLines, sellReason } from '#domain/catalog/offers/judge-lines.ts';
import type { SellProblem } from '#domain/catalog/offers/sell-problem.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { deleteExpired, findShare, insertShare } from './queries.ts';

/** How long a shared cart can be opened (decisions 3). */
export const SHARED_DAYS = 90;
const DAY_MS = 86_400_000;
/** 128 bits. */
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

/** A line of a shared cart as it is today. `item`: with the pieces that can be had, prices in cents. */
export type SharedLine = {
  item: CartItem;
  /** Pieces that were in the cart when it was shared. */
  wanted: number;
  problem: SellProblem['reason'] | null;
};

export type SharedCart = {
  lines: SharedLine[];
  /** Lines that were shared and are not sold any more, or not in that size. */
  gone: number;
  expiresAt: string;
};

export type SharedCartService = ReturnType<typeof createSharedCartService>;

// the table alone opens nothing
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

type Parts = { catalog: Pick<CatalogService, 'cartItems'>; jobs: Pick<Jobs, 'define'> };

/** Carts that shoppers show each other by a link (decisions 3): skus, sizes and pieces, nobody's name. */
export function createSharedCartService(
  { db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>,
  { catalog, jobs }: Parts,
) {
  const sweep = async () => {
    const count = await deleteExpired(db.kysely, now());
    if (count > 0) log.info({ count }, 'expired shared carts deleted');
  };
  jobs.define('shared-cart-expiry', sweep, { cron: '41 4 * * *' });

  return {
    /** Keeps a snapshot for 90 days and gives the token that opens it; it is told here only. */
    async share(lines: readonly WantedLine[]): Promise<{ token: string; expiresAt: string }> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + SHARED_DAYS * DAY_MS);
      const kept = lines.map(({ sku, amount, customization }) =>
        customization ? { sku, amount, customization } : { sku, amount },
      );
      await insertShare(db.kysely, { tokenHash: hashOf(token), lines: kept, createdAt, expiresAt });
      return { token, expiresAt: expiresAt.toISOString() };
    },

    /** The shared cart at today's prices and stock. Null: no such token, or its time is over. */
    async open(token: string, locale: Locale): Promise<SharedCart | null> {
      if (!TOKEN.test(token)) return null;
      const share = await findShare(db.kysely, hashOf(token));
      if (!share || share.expiresAt <= now()) return null;
      const fresh = await catalog.cartItems([...new Set(share.lines.map(({ sku }) => sku))], locale);
      const lines = judgeLines(share.lines, fresh).flatMap(({ item, problem, taken, wanted }): SharedLine[] => {
        if (!item) return [];
        return [
          {
            item: { ...item, amount: cappedAmount(item, item.amount, taken) },
            wanted: wanted.amount,
            problem: sellReason(problem),
          },
        ];
      });
      return { lines, gone: share.lines.length - lines.length, expiresAt: share.expiresAt.toISOString() };
    },

    sweep,
  };
}
