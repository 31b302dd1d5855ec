import { createHash } from 'node:crypto';
import type { FieldError } from '#domain/base/error-codes.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { isPickup } from '#domain/sales/delivery/shipping-method.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { MAX_PAYMENT } from '#domain/sales/orders/order-limits.ts';
import { isBelowFloor } from '#domain/sales/quotes/price-floor.ts';
import type { QuoteContact } from '#domain/sales/quotes/quote-contact.ts';
import { type QuoteReply, quoteReplyTotals, tradeInLine } from '#domain/sales/quotes/quote-reply.ts';
import { endOfDay } from '#domain/sales/quotes/quote-times.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import type { QuoteDeps } from '../deps.ts';
import type { StoredQuote } from '../stored-quote.ts';
import { checkReply } from './reply-file.ts';
import { replyLines } from './reply-lines.ts';

/** A reply as typed, ready to be sent. `belowFloor`: positions of lines whose price needs the right to go below. */
export type ReadReply = { answer: QuoteReply; validUntil: Date; total: Cents; belowFloor: number[] };

const LONGEST_DAYS = 365;

/** The last day that a reply is valid: today or later, and within a year. */
function dayProblem(day: string, today: string): FieldError[] {
  if (day < today) return [{ field: 'validUntil', message: 'has passed' }];
  return day > addDays(today, LONGEST_DAYS) ? [{ field: 'validUntil', message: 'is more than a year away' }] : [];
}

function tradeInProblem({ tradeIn, lines, delivery }: QuoteReply): FieldError[] {
  if (!tradeIn) return [];
  const method = delivery && shippingMethod(delivery.methodId);
  if (method && !isPickup(method))
    return [{ field: 'delivery', message: 'is no pickup: a trade-in is handed over at a store' }];
  return tradeInLine(lines, tradeIn.credit) < 0
    ? [{ field: 'tradeIn.credit', message: 'is not less than the price of one piece on a line of its own' }]
    : [];
}

/** Reads a reply from a file or form, with the catalog's names and rates; every invalid field is reported. */
export async function readReply(
  input: unknown,
  quote: Pick<StoredQuote, 'locale' | 'items'>,
  deps: QuoteDeps,
): Promise<Result<ReadReply, 'invalid', FieldError[]>> {
  const read = checkReply(input);
  if (!read.ok) return fail('invalid', read.details ?? []);
  const { validUntil, words, deliveryTime, delivery, tradeIn } = read.value;
  const made = await replyLines(read.value.lines, quote, deps);
  const wrongDay = dayProblem(validUntil, localDay(deps.ctx.now(), shop.timeZone));
  if (!made.ok) return fail('invalid', [...wrongDay, ...(made.details ?? [])]);
  const { lines, listPrices } = made.value;
  const answer: QuoteReply = {
    lines,
    delivery: delivery && { methodId: delivery.method, price: { shipping: delivery.price, officeFee: 0 } },
    deliveryTime,
    words,
    ...(tradeIn && { tradeIn }),
  };
  const { total } = quoteReplyTotals(answer);
  const tooMuch = total > MAX_PAYMENT ? [{ field: 'lines', message: 'cost more than can be paid at once' }] : [];
  const problems = [...wrongDay, ...tooMuch, ...tradeInProblem(answer)];
  if (problems.length > 0) return fail('invalid', problems);
  const belowFloor = lines.flatMap(({ unit }, index) => (isBelowFloor(unit, listPrices[index] ?? null) ? index : []));
  return ok({ answer, validUntil: endOfDay(validUntil, shop.timeZone), total, belowFloor });
}

const LONGEST_SUMMARY = 300;

/**
 * What a colleague consents to: the lines in words, which they read, and a hash of everything that is sent and to whom, so that
 * a consent holds for nothing else (quote-7).
 */
function consentSubject(name: string, contact: QuoteContact, { answer, validUntil }: ReadReply): string {
  const { tradeIn } = answer;
  const lines = answer.lines.map(({ amount, title, unit }) => `${amount} × ${title} ${formatEuros(unit)}`);
  if (tradeIn) lines.unshift(`${tradeIn.title} ${formatEuros(-tradeIn.credit)}`);
  const { email, phone, firstname, lastname, company } = contact;
  const hash = createHash('sha256')
    .update(JSON.stringify([name, email, phone, firstname, lastname, company, answer, validUntil]))
    .digest('base64url');
  return `${name}: ${lines.join(', ').slice(0, LONGEST_SUMMARY)} [${hash.slice(0, 22)}]`;
}

/** Whether a trade-in pays more than the person may give back on their own: it is money of the shop as a refund is (quote-10). */
const isLargeCredit = (actor: Actor, { tradeIn }: QuoteReply): boolean =>
  actor.kind === 'staff' && (tradeIn?.credit ?? 0) > actor.limits.refund;

/**
 * Throws `AccessRefused` when a price is below the floor, or a trade-in above the actor's limit of a refund, and the actor may not
 * go there with this reply to this customer.
 */
export function authorisePrices(actor: Actor, name: string, contact: QuoteContact, read: ReadReply): void {
  if (read.belowFloor.length === 0 && !isLargeCredit(actor, read.answer)) return;
  authorise(actor, 'quotes.below-floor', { subject: consentSubject(name, contact, read), cents: read.total });
}
