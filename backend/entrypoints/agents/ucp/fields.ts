import { z } from 'zod';
import type { Locale } from '#domain/base/locale.ts';

/** Fields of several operations. Platforms send more than the shop reads, so objects are open. */

/** The buyer's surroundings; the shop uses language and address, keeps nothing of it. */
export const context = z
  .looseObject({
    language: z.string().max(100).optional(),
    address_country: z.string().max(100).optional(),
    postal_code: z.string().max(100).optional(),
  })
  .optional();

export type Context = z.output<typeof context>;

/** Finnish unless English is asked for; `otherwise` for carts, which remember their language. */
export const localeIn = (asked: Context, otherwise: Locale = 'fi'): Locale => {
  if (asked?.language === undefined) return otherwise;
  return /^en\b/i.test(asked.language) ? 'en' : 'fi';
};

/** The body of an operation that takes none; platforms may send one. */
export const nothing = z.unknown().transform(() => ({}));
