import type { CatalogService } from '../catalog/service.ts';
import type { ShopContext } from '../context.ts';
import { createLockedQuote } from './locked.ts';

export type { LockedQuote, LockedRefusal } from './locked.ts';
export { lockQuote, releaseQuote, takeQuote } from './locked.ts';

export type QuoteService = ReturnType<typeof createQuoteService>;

export type QuoteParts = { catalog: Pick<CatalogService, 'cartItems'> };

/** Quotes: asked for, answered by the shop, accepted into an order at locked prices (decision 0022). */
export function createQuoteService(ctx: ShopContext, parts: QuoteParts) {
  return {
    /** An accepted quote's lines, prices and delivery, for the checkout. */
    lockedQuote: createLockedQuote(ctx, parts),
  };
}
