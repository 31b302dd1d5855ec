import { type Counted, createLimits, type Limited } from '../auth/limits/limits.ts';
import type { Client } from '../auth/service.ts';
import type { ShopContext } from '../context.ts';

/** Who tries a code: an address, and an account when somebody is signed in. */
export type Trier = { client: Pick<Client, 'ip'>; userId: string | null };

export type CodeTries = {
  /**
   * Looks a code up, and counts the try unless `isRight` says that the answer was a right one: codes are guessable by
   * nature, so only 20 wrong ones are answered in ten minutes (decisions 7). Once over, right ones are not answered either.
   */
  counted<T>(
    trier: Trier,
    lookUp: () => Promise<T>,
    isRight: (found: T) => boolean,
  ): Promise<{ ok: true; value: T } | Limited>;
};

/** Tries at codes of campaigns and gift cards, counted together over all processes. */
export function createCodeTries({ db }: Pick<ShopContext, 'db'>): CodeTries {
  const limits = createLimits(db);
  return {
    async counted({ client, userId }, lookUp, isRight) {
      const keys: Counted[] = [['shop-code-from', client.ip], ...(userId ? [['shop-code-of', userId] as const] : [])];
      const over = await limits.consume(...keys);
      if (over) return over;
      const value = await lookUp();
      await limits.giveBack(isRight(value), ...keys);
      return { ok: true, value };
    },
  };
}
