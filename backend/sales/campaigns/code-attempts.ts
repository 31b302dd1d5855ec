import type { Client } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { type Counted, createLimits, type Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { acceptedCookie } from '#domain/sales/campaigns/accepted-cookie.ts';
import { acceptedKey, type ShopCode } from './accepted-codes.ts';

/**
 * Who tries a code: an address, an account when somebody is signed in, and the proofs of codes that the browser was told
 * are right (`acceptedIn` its cookies).
 */
export type CodeClient = { client: Pick<Client, 'ip'>; userId: string | null; accepted?: readonly string[] };

export type CodeTries = {
  /**
   * Looks codes up, and counts one try unless `isRight` says that the answer was a right one: codes are guessable by
   * nature, so only 20 wrong ones are answered in ten minutes. Once over, right ones are not answered
   * either, except those that this browser was told are right before.
   */
  counted<T>(
    trier: CodeClient,
    codes: readonly ShopCode[],
    lookUp: () => Promise<T>,
    isRight: (found: T) => boolean,
  ): Promise<{ ok: true; value: T } | Limited>;
  /** Whether the browser was told that a code is right. */
  isAccepted(trier: CodeClient, code: ShopCode): boolean;
  /** The `Set-Cookie` header that remembers a right code; null: the browser has it already. */
  accept(trier: CodeClient, code: ShopCode): string | null;
};

/** Tries at codes of campaigns and gift cards, counted together over all processes. */
export function createCodeTries({ db, settings }: Pick<ShopContext, 'db' | 'settings'>): CodeTries {
  const limits = createLimits(db);
  const keyOf = (code: ShopCode) => acceptedKey(settings.SHOP_SECRET, code);
  const isAccepted = ({ accepted = [] }: CodeClient, code: ShopCode) => accepted.includes(keyOf(code));
  return {
    isAccepted,

    async counted(trier, codes, lookUp, isRight) {
      if (codes.every((code) => isAccepted(trier, code))) return { ok: true, value: await lookUp() };
      const { client, userId } = trier;
      const keys: Counted[] = [['shop-code-from', client.ip], ...(userId ? [['shop-code-of', userId] as const] : [])];
      const over = await limits.consume(...keys);
      if (over) return over;
      const value = await lookUp();
      await limits.giveBack(isRight(value), ...keys);
      return { ok: true, value };
    },

    accept: (trier, code) =>
      isAccepted(trier, code) ? null : acceptedCookie(trier.accepted ?? [], keyOf(code), settings.COOKIE_SECURE),
  };
}
