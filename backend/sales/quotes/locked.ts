import { sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Locale } from '#domain/base/locale.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { ShippingPrice } from '#domain/sales/delivery/shipping-method.ts';
import { type LockedLine, lockedLine } from '#domain/sales/quotes/locked-item.ts';
import type { QuoteContact } from '#domain/sales/quotes/quote-contact.ts';
import { depositOf } from '#domain/sales/quotes/quote-reply.ts';
import { quoteStatusAt } from '#domain/sales/quotes/quote-status.ts';
import type { QuoteDeps } from './deps.ts';
import { knownItems } from './known-items.ts';
import { changeQuote, findQuote } from './queries.ts';
import { ANONYMOUS_VIEWER, knowsContact, type QuoteViewer } from './quote-owner.ts';

/** An accepted quote as ordered by the checkout, at its prices, which campaigns do not change (quote-5). */
export type LockedQuote = {
  quoteId: string;
  number: string;
  lines: LockedLine[];
  /** The quoted delivery; null: any allowed one, at its usual price. */
  methodId: string | null;
  shippingPrice: ShippingPrice | null;
  /** The first instant when the prices are no longer valid. */
  validUntil: Date;
  /** To prefill the checkout form; null for a visitor who only has the link. */
  contact: QuoteContact | null;
};

export type LockedRefusal = 'unknown' | 'expired' | 'not_accepted' | 'ordered';

/**
 * Reads an accepted quote for the checkout. 'not_accepted': requested, answered, declined or withdrawn; 'ordered': it
 * has an open order, other than those of `besides`, which the new one would replace. Placing the order still has to
 * call `lockQuote` and `takeQuote`. `viewer` decides on the contact details.
 */
export function createLockedQuote({ db, settings }: ShopContext, deps: Pick<QuoteDeps, 'catalog' | 'products'>) {
  return async function lockedQuote(
    secret: string,
    locale: Locale,
    now: Date,
    besides: readonly string[] = [],
    viewer: QuoteViewer = ANONYMOUS_VIEWER,
  ): Promise<Result<LockedQuote, LockedRefusal>> {
    const found = await findQuote(db.kysely, { by: 'secret', value: secret });
    if (!found) return fail('unknown');
    const isOwn = found.status === 'ordered' && besides.includes(found.orderId ?? '');
    const quote = isOwn ? { ...found, status: 'accepted' as const } : found;
    const status = quoteStatusAt(quote, now);
    if (status === 'ordered' || status === 'expired') return fail(status);
    const { answer, validUntil } = quote;
    if (status !== 'accepted' || !answer || !validUntil) return fail('not_accepted');
    const skus = answer.lines.flatMap(({ sku }) => sku ?? []);
    const known = await knownItems(skus, locale, deps);
    return ok({
      quoteId: quote.id,
      number: quote.number,
      lines: answer.lines.map((line, index) =>
        lockedLine(line, index, known.get(line.sku ?? ''), depositOf(answer, index)),
      ),
      methodId: answer.delivery?.methodId ?? null,
      shippingPrice: answer.delivery?.price ?? null,
      validUntil,
      contact: knowsContact(settings.SHOP_SECRET, quote, viewer) ? quote.contact : null,
    });
  };
}

/**
 * Locks a quote until the transaction ends, as the first of an order's locks after its idempotency key (0022).
 * 'taken': it was ordered, or is no longer accepted.
 */
export async function lockQuote(tx: Tx, quoteId: string, now: Date): Promise<Result<null, 'taken'>> {
  const quote = await findQuote(tx, { by: 'id', value: quoteId, lock: true });
  return quote && quoteStatusAt(quote, now) === 'accepted' ? ok(null) : fail('taken');
}

/** Assigns an accepted quote to an order; locks the quote unless the caller has. */
export async function takeQuote(tx: Tx, quoteId: string, orderId: string, now: Date): Promise<Result<null, 'taken'>> {
  const quote = await findQuote(tx, { by: 'id', value: quoteId, lock: true });
  if (!quote || quoteStatusAt(quote, now) !== 'accepted') return fail('taken');
  await changeQuote(tx, quote, { status: 'ordered', orderId }, now);
  return ok(null);
}

/** Releases the quote of a cancelled order, so that it can be ordered again while its prices are valid. */
export async function releaseQuote(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable('quote')
    .set({ status: 'accepted', order_id: null, updated_at: now, version: sql<number>`version + 1` })
    .where('order_id', '=', orderId)
    .where('status', '=', 'ordered')
    .execute();
}
