import { createHmac } from 'node:crypto';
import type { Client } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { type Counted, createLimits, type Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { acceptedCookie, KEY_LENGTH } from '#domain/sales/campaigns/accepted-cookie.ts';

/** A campaign or gift card code in its normal form. */
export type ShopCode = { kind: 'campaign' | 'gift_card'; code: string };

/** A proof that the browser entered a valid code before: a truncated HMAC (campaign-6). */
const acceptedKey = (secret: string, { kind, code }: ShopCode): string =>
  createHmac('sha256', secret).update(`accepted:${kind}:${code}`).digest('base64url').slice(0, KEY_LENGTH);

/**
 * Who attempts a code: an address, the account if signed in, and the browser's proofs of earlier valid codes (from
 * its cookies).
 */
export type CodeClient = { client: Pick<Client, 'ip'>; userId: string | null; accepted?: readonly string[] };

export type CodeTries = {
  /**
   * Looks codes up and counts a failed attempt unless `isRight` (campaign-5). Codes can be guessed, so 20 wrong ones
   * are allowed in ten minutes. After that, valid codes are refused too, except those that this browser has proofs of
   * (campaign-6).
   */
  counted<T>(
    trier: CodeClient,
    codes: readonly ShopCode[],
    lookUp: () => Promise<T>,
    isRight: (found: T) => boolean,
  ): Promise<{ ok: true; value: T } | Limited>;
  /** True when the browser has a proof of the code. */
  isAccepted(trier: CodeClient, code: ShopCode): boolean;
  /** The `Set-Cookie` header that stores a proof; null if the browser has it. */
  accept(trier: CodeClient, code: ShopCode): string | null;
};

/** Attempts at campaign and gift card codes, counted together across processes (campaign-5). */
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
