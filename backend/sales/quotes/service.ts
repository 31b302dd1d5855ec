import type { ShopContext } from '#backend/platform/context.ts';
import { createLimits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { isOrderKey } from '#backend/sales/orders/order-key.ts';
import type { Sku } from '#domain/base/ids.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { quoteCookie } from '#domain/sales/quotes/quote-cookie.ts';
import { quoteStatusAt } from '#domain/sales/quotes/quote-status.ts';
import type { RequestedItem } from '#domain/sales/quotes/requested-items.ts';
import { createClock } from './clock.ts';
import type { QuoteDeps } from './deps.ts';
import { filesOf } from './files/queries.ts';
import { createLockedQuote } from './locked.ts';
import { nameItems } from './name-items.ts';
import { deleteQuotes, ownQuotes } from './own-data.ts';
import { quotePdf } from './pdf/quote-pdf.ts';
import { findQuote, messagesOf, orderOf, quotesOf, recentQuotes } from './queries.ts';
import { ANONYMOUS_VIEWER, isOwner, type QuoteViewer, quoteKey } from './quote-owner.ts';
import { createStaffActions } from './replies/staff-actions.ts';
import { createSend } from './send.ts';
import { createShopperSide } from './shopper.ts';
import { createStaffViews } from './staff/staff-quote.ts';
import type { StoredQuote } from './stored-quote.ts';
import { type QuoteView, quoteView } from './view.ts';

export type { AttachRefusal } from './files/staff-files.ts';
export type { LockedQuote, LockedRefusal } from './locked.ts';
export { lockQuote, releaseQuote, takeQuote } from './locked.ts';
export type { MailPreview, QuoteConflict, ReplyPreview } from './replies/answer-quote.ts';
export type { StaffRefusal } from './replies/staff-actions.ts';
export type { SendOutcome } from './send.ts';
export type { ListedQuote, QuoteList } from './staff/list-quotes.ts';
export type { StaffQuote } from './staff/staff-quote.ts';
export type { StoredQuote } from './stored-quote.ts';
export type { QuoteView } from './view.ts';

export type QuoteService = ReturnType<typeof createQuoteService>;

type Needs = Omit<QuoteDeps, 'ctx' | 'limits'> & { jobs: Pick<Jobs, 'define'> };

const isPossible = (secret: string) => /^[\w-]{16,64}$/.test(secret);

/** Quotes: requested, answered by the shop, accepted, and ordered at locked prices (quote-5, 0022). */
export function createQuoteService(ctx: ShopContext, { jobs, ...needs }: Needs) {
  const deps: QuoteDeps = { ...needs, ctx, limits: createLimits(ctx.db) };
  const { kysely } = ctx.db;
  const followClock = createClock(deps);
  jobs.define('quotes-clock', followClock, { cron: '*/10 * * * *', retries: 0 });

  /** The order of a quote; its token only for the quote's owner and the buyer. */
  async function orderFor(quote: StoredQuote, viewer: QuoteViewer): Promise<QuoteView['order']> {
    const order = quote.orderId ? await orderOf(kysely, quote.orderId) : null;
    if (!order) return null;
    const { number, secret, userId } = order;
    const hasPlaced = (viewer.orders ?? []).some(
      (own) => own.number === number && isOrderKey(ctx.settings.SHOP_SECRET, number, own.key),
    );
    const isTheirs = isOwner(quote, viewer) || isOwner({ userId }, viewer) || hasPlaced;
    return { number, secret: isTheirs ? secret : null };
  }

  /** The page of a quote for holders of its token, with labels in a locale; null for an unknown one. */
  async function view(
    secret: string,
    locale: Locale,
    viewer: QuoteViewer = ANONYMOUS_VIEWER,
  ): Promise<QuoteView | null> {
    const quote = isPossible(secret) ? await findQuote(kysely, { by: 'secret', value: secret }) : null;
    if (!quote) return null;
    const order = await orderFor(quote, viewer);
    const messages = await messagesOf(kysely, quote.id);
    const files = await filesOf(kysely, quote.id);
    return quoteView({ ...quote, locale }, { messages, files, order }, ctx.now());
  }

  return {
    send: createSend(deps),
    /** One unit of a known product or part, with or without a price; null for an unknown sku. */
    async item(sku: Sku, locale: Locale): Promise<RequestedItem | null> {
      if (!isPossibleId(sku)) return null;
      const unnamed = { sku, title: '', variationName: '', slug: '', image: null, amount: 1 };
      const [item] = await nameItems([unnamed], locale, deps);
      return item?.title ? item : null;
    },
    ...createShopperSide(deps),
    /** Actions of staff. */
    staff: { ...createStaffActions(deps), ...createStaffViews(deps) },
    /** The lines, prices and delivery of an accepted quote, for the checkout. */
    lockedQuote: createLockedQuote(ctx, deps),
    view,
    /** A Set-Cookie that marks the browser as the one that requested or accepted a quote. */
    cookie: (number: string): string =>
      quoteCookie({ number, key: quoteKey(ctx.settings.SHOP_SECRET, number) }, ctx.settings.COOKIE_SECURE),
    /** The reply as a PDF; null for an unknown quote, or without a reply. */
    async pdf(secret: string, locale: Locale) {
      const quote = await view(secret, locale);
      return quote && quotePdf(quote, locale);
    },
    /** A file that the shop has sent along, for holders of the token; null for any other. */
    async file(secret: string, id: string) {
      const shown = await view(secret, 'fi');
      const file = shown?.files.find((one) => one.id === id);
      const bytes = file && (await deps.files.read(id));
      return file && bytes ? { name: file.name, type: file.type, bytes } : null;
    },
    /** The newest quotes, for the command line. */
    recent: (limit: number, status: StoredQuote['status'] | null) => recentQuotes(kysely, limit, status),
    /** One quote by its number with its messages, or null. */
    async byNumber(number: string) {
      const quote = await findQuote(kysely, { by: 'number', value: number });
      return quote && { ...quote, messages: await messagesOf(kysely, quote.id) };
    },
    /** A customer's quotes for their account, the newest first. */
    async listOf(userId: string) {
      const found = await quotesOf(kysely, userId);
      return found.reverse().map((quote) => ({
        number: quote.number,
        secret: quote.secret,
        createdAt: quote.createdAt,
        status: quoteStatusAt(quote, ctx.now()),
        isEnquiry: quote.partEnquiry !== null,
      }));
    },
    /** Data of a customer's quotes. */
    own: (userId: string) => ownQuotes(kysely, userId, deps.files),
    /** Deletes quotes and their contact details in the caller's transaction; returns the subjects of their mails. */
    forget: deleteQuotes,
    /** Runs every ten minutes; called by the queue and by tests. */
    followClock,
  };
}
