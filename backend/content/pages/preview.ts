import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShopContext } from '#backend/platform/context.ts';
import { addDays } from '#domain/base/time/local-day.ts';
import type { ContentKind } from './front-matter.ts';

export type Previews = ReturnType<typeof createPreviews>;

/**
 * Signed words that open one page before its day, in every language, until their own last day. Nothing is stored: a
 * token cannot be taken back, only `SHOP_SECRET` changed.
 */
export function createPreviews({ SHOP_SECRET }: Pick<ShopContext['settings'], 'SHOP_SECRET'>) {
  const sign = (kind: ContentKind, path: string, until: string) =>
    createHmac('sha256', SHOP_SECRET).update(`preview:${kind}:${path}:${until}`).digest('base64url').slice(0, 22);
  return {
    token(kind: ContentKind, path: string, today: string, days: number): string {
      const until = addDays(today, days);
      return `${until}.${sign(kind, path, until)}`;
    },
    isGood(kind: ContentKind, path: string, today: string, token: string | null): boolean {
      const [until = '', signature = ''] = token?.split('.') ?? [];
      const own = Buffer.from(sign(kind, path, until));
      const given = Buffer.from(signature);
      return own.length === given.length && timingSafeEqual(own, given) && today <= until;
    },
  };
}
