import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { MAX_MESSAGE } from '#domain/base/text-lengths.ts';
import { checkTypedText } from '#domain/sales/quotes/quote-contact.ts';
import type { QuoteErrorKey } from '#domain/sales/quotes/quote-errors.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { canMoveQuote, type QuoteStatus, quoteStatusAt } from '#domain/sales/quotes/quote-status.ts';
import { orderUntil } from '#domain/sales/quotes/quote-times.ts';
import { shop } from '#shop.config';
import type { QuoteDeps } from './deps.ts';
import { mailedQuote } from './mailed.ts';
import { changeQuote, findQuote, insertMessage, messagesOf } from './queries.ts';
import type { StoredQuote } from './stored-quote.ts';

/**
 * 'unknown': no quote has this token; 'not_now': its status, given as detail, does not allow it; 'answered': the
 * reply was replaced since the shopper saw it.
 */
export type ShopperRefusal = 'unknown' | 'not_now';
/** The quote's number if this call changed it; null if it was so already. */
type Moved = Result<string | null, ShopperRefusal, QuoteStatus>;

const MOST_MESSAGES = 50;
type Decision = 'accepted' | 'declined' | 'withdrawn';

/** The optional text of a refusal, cut to its valid part, so that it never blocks the refusal. */
function reasonOf(typed: unknown): string {
  const words = checkTypedText(typed, { max: MAX_MESSAGE, lines: true });
  return words.error === 'quote.error.text' ? '' : words.value.slice(0, MAX_MESSAGE);
}

/** Actions of a shopper on the page of a quote; the token of its address authorises them. */
export function createShopperSide({ ctx, mail, limits, webhooks }: QuoteDeps) {
  const told = (quote: StoredQuote) => mailedQuote(quote, ctx.baseUrl);

  async function decide(
    secret: string,
    to: Decision,
    words: string,
    change: (quote: StoredQuote, now: Date) => Partial<StoredQuote> | null = () => ({}),
  ): Promise<Moved> {
    const now = ctx.now();
    const moved = await inTransaction(ctx.db.kysely, async (tx): Promise<Moved> => {
      const quote = await findQuote(tx, { by: 'secret', value: secret, lock: true });
      if (!quote) return fail('unknown');
      const status = quoteStatusAt(quote, now);
      // submitted twice: already in the requested state
      if (status === to) return ok(null);
      if (!canMoveQuote(status, to, 'shopper')) return fail('not_now', status);
      const besides = change(quote, now);
      if (!besides) return fail('not_now', status);
      const changed = await changeQuote(tx, quote, { status: to, ...besides }, now);
      if (words) await insertMessage(tx, quote.id, { byShop: false, message: words, at: now });
      const subjectId = `${quote.id}:${now.getTime()}`;
      await mail.queue(tx, { kind: 'quote-decision', subjectId, quote: told(changed), decision: to, words });
      if (to === 'accepted' && quote.answer)
        await webhooks.queue(tx, 'quote.accepted', subjectId, {
          number: quote.number,
          acceptedAt: now,
          validUntil: changed.validUntil,
          total: quoteReplyTotals(quote.answer).total,
        });
      return ok(quote.number);
    });
    return moved;
  }

  async function store(tx: Tx, secret: string, words: string, now: Date): Promise<Moved> {
    const quote = await findQuote(tx, { by: 'secret', value: secret, lock: true });
    if (!quote) return fail('unknown');
    const said = await messagesOf(tx, quote.id);
    // sent twice by a reload or a double click
    const last = said.at(-1);
    if (last && !last.byShop && last.message === words) return ok(null);
    if (quote.status === 'withdrawn' || said.length >= MOST_MESSAGES) return fail('not_now', quote.status);
    const id = await insertMessage(tx, quote.id, { byShop: false, message: words, at: now });
    await mail.queue(tx, { kind: 'quote-question', subjectId: `${quote.id}:${id}`, quote: told(quote), words });
    return ok(quote.number);
  }

  return {
    /**
     * Accepts a valid reply: its prices are locked as long as it says, at least a week (quote-5). Accepting twice has
     * no further effect. `seen`: the time of the reply on the page (ISO), as the shop may have replaced it since.
     */
    accept: (secret: string, seen: string | null = null) =>
      decide(secret, 'accepted', '', ({ validUntil, answeredAt }, now) =>
        seen !== null && seen !== answeredAt?.toISOString()
          ? null
          : { acceptedAt: now, validUntil: validUntil && orderUntil(validUntil, now, shop.timeZone) },
      ),
    /** Declines a reply, with an optional text. */
    decline: (secret: string, words: unknown = '') => decide(secret, 'declined', reasonOf(words)),
    /** Withdraws a request that has no reply yet. */
    withdraw: (secret: string) => decide(secret, 'withdrawn', ''),
    /** Sends a message about a quote; the shop gets it by mail, with the customer as Reply-To. */
    async ask(
      secret: string,
      typed: unknown,
      ip: string,
    ): Promise<Moved | { ok: false; reason: 'invalid'; details: QuoteErrorKey } | Limited> {
      const words = checkTypedText(typed, { max: MAX_MESSAGE, required: true, lines: true });
      if (words.error) return { ok: false, reason: 'invalid', details: words.error };
      const limited = await limits.consume(['quote-from', ip]);
      if (limited) return limited;
      const asked = await inTransaction(ctx.db.kysely, (tx) => store(tx, secret, words.value, ctx.now()));
      return asked;
    },
  };
}
