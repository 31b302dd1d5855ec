import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays } from '#domain/base/time/local-day.ts';
import type { ShopContext } from './context.ts';

/** What can be previewed: by its path, or a product by its slug. */
type PreviewKind = 'page' | 'article' | 'campaign' | 'product';

export type Previews = ReturnType<typeof createPreviews>;

/**
 * Signed tokens that show one page before its day, in every language, until they expire. Nothing is stored: a token can
 * be revoked only by changing `SHOP_SECRET` (page-1).
 */
export function createPreviews({ SHOP_SECRET }: Pick<ShopContext['settings'], 'SHOP_SECRET'>) {
  const sign = (kind: PreviewKind, path: string, until: string) =>
    createHmac('sha256', SHOP_SECRET).update(`preview:${kind}:${path}:${until}`).digest('base64url').slice(0, 22);
  return {
    token(kind: PreviewKind, path: string, today: string, days: number): string {
      const until = addDays(today, days);
      return `${until}.${sign(kind, path, until)}`;
    },
    isGood(kind: PreviewKind, path: string, today: string, token: string | null): boolean {
      const [until = '', signature = ''] = token?.split('.') ?? [];
      const own = Buffer.from(sign(kind, path, until));
      const given = Buffer.from(signature);
      return own.length === given.length && timingSafeEqual(own, given) && today <= until;
    },
  };
}
