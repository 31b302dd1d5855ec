import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import { type FailBy, fail, type Ok, ok, type Result } from '#domain/base/result.ts';
import { MAX_MESSAGE } from '#domain/base/text-lengths.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { MAX_PAYMENT } from '#domain/sales/orders/order-limits.ts';
import { checkTypedText } from '#domain/sales/quotes/quote-contact.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { canMoveQuote, type QuoteStatus, quoteStatusAt } from '#domain/sales/quotes/quote-status.ts';
import { endOfDay } from '#domain/sales/quotes/quote-times.ts';
import { shop } from '#shop.config';
import type { QuoteDeps } from '../deps.ts';
import { mailedQuote } from '../mailed.ts';
import { changeQuote, findQuote, insertMessage, messagesOf } from '../queries.ts';
import type { StoredQuote } from '../stored-quote.ts';
import { draftReply } from './draft-reply.ts';
import { checkReply } from './reply-file.ts';
import { replyLines } from './reply-lines.ts';

/** 'not_now': the current status, given as detail, does not allow it. */
export type StaffRefusal = FailBy<{ unknown: unknown; not_now: QuoteStatus }>;
type ShopMove = Ok<StoredQuote> | StaffRefusal;

const LONGEST_DAYS = 365;

/** Actions of staff on quotes: reply, send a message, withdraw (quote-5). */
export function createStaffActions(deps: QuoteDeps) {
  const { ctx, mail } = deps;

  async function onLocked(number: string, work: (tx: Tx, quote: StoredQuote, now: Date) => Promise<ShopMove>) {
    const moved = await inTransaction(ctx.db.kysely, async (tx): Promise<ShopMove> => {
      const quote = await findQuote(tx, { by: 'number', value: number, lock: true });
      return quote ? work(tx, quote, ctx.now()) : fail('unknown');
    });
    return moved;
  }

  /** The last day that a reply is valid: today or later, and within a year. */
  function dayProblem(day: string): FieldError[] {
    const today = localDay(ctx.now(), shop.timeZone);
    if (day < today) return [{ field: 'validUntil', message: 'has passed' }];
    return day > addDays(today, LONGEST_DAYS) ? [{ field: 'validUntil', message: 'is more than a year away' }] : [];
  }

  return {
    /**
     * Replies to a quote request, or again before acceptance: prices, delivery, text and last valid day, read from a
     * file (quote-5). The customer gets it by mail. All or nothing; every invalid field is reported.
     */
    async reply(number: string, input: unknown): Promise<ShopMove | Result<never, 'invalid', FieldError[]>> {
      const read = checkReply(input);
      if (!read.ok) return fail('invalid', read.details ?? []);
      const quote = await findQuote(ctx.db.kysely, { by: 'number', value: number });
      if (!quote) return fail<'unknown', QuoteStatus>('unknown');
      const { validUntil, words, deliveryTime, delivery } = read.value;
      const lines = await replyLines(read.value.lines, quote, deps);
      const problems = [...dayProblem(validUntil), ...(lines.ok ? [] : (lines.details ?? []))];
      if (!lines.ok || problems.length > 0) return fail('invalid', problems);
      const answer = {
        lines: lines.value,
        delivery: delivery && { methodId: delivery.method, price: { shipping: delivery.price, officeFee: 0 } },
        ...{ deliveryTime, words },
      };
      if (quoteReplyTotals(answer).total > MAX_PAYMENT)
        return fail('invalid', [{ field: 'lines', message: 'cost more than can be paid at once' }]);
      return onLocked(number, async (tx, locked, now) => {
        const status = quoteStatusAt(locked, now);
        if (!canMoveQuote(status, 'answered', 'shop')) return fail('not_now', status);
        const until = endOfDay(validUntil, shop.timeZone);
        const change = { status: 'answered', answer, validUntil: until, answeredAt: now, acceptedAt: null } as const;
        const changed = await changeQuote(tx, locked, change, now);
        const subjectId = `${locked.id}:${now.getTime()}`;
        await mail.queue(tx, { kind: 'quote-answer', subjectId, quote: mailedQuote(changed, ctx.baseUrl) });
        return ok(changed);
      });
    },

    /** A draft of a reply as YAML; null for an unknown quote. */
    async draft(number: string): Promise<string | null> {
      const quote = await findQuote(ctx.db.kysely, { by: 'number', value: number });
      return quote && draftReply(quote, deps);
    },

    /** Adds a message to the quote's page and mails it to the customer. */
    async say(number: string, typed: string): Promise<ShopMove | Result<never, 'invalid'>> {
      const words = checkTypedText(typed, { max: MAX_MESSAGE, required: true, lines: true });
      if (words.error) return fail('invalid');
      return onLocked(number, async (tx, quote, at) => {
        const isReply = (await messagesOf(tx, quote.id)).at(-1)?.byShop === false;
        const id = await insertMessage(tx, quote.id, { byShop: true, message: words.value, at });
        const told = { subjectId: `${quote.id}:${id}`, quote: mailedQuote(quote, ctx.baseUrl) };
        await mail.queue(tx, { kind: 'quote-words', ...told, words: words.value, isReply });
        return ok(quote);
      });
    },

    /** Withdraws a reply that was not accepted, or rejects a request; the customer gets the text by mail. */
    async withdraw(number: string, typed = ''): Promise<ShopMove | Result<never, 'invalid'>> {
      const words = checkTypedText(typed, { max: MAX_MESSAGE, lines: true });
      if (words.error) return fail('invalid');
      return onLocked(number, async (tx, quote, now) => {
        const status = quoteStatusAt(quote, now);
        if (!canMoveQuote(status, 'withdrawn', 'shop')) return fail('not_now', status);
        const changed = await changeQuote(tx, quote, { status: 'withdrawn' }, now);
        if (words.value) await insertMessage(tx, quote.id, { byShop: true, message: words.value, at: now });
        const told = { subjectId: quote.id, quote: mailedQuote(changed, ctx.baseUrl) };
        await mail.queue(tx, { kind: 'quote-withdrawn', ...told, words: words.value });
        return ok(changed);
      });
    },
  };
}
