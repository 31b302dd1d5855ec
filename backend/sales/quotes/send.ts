import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Client } from '#backend/customers/sign-in/service.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { ReceivedFile } from '#backend/platform/files/receive-form.ts';
import type { Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { phoneOf } from '#backend/platform/phone.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { checkPartEnquiry, type PartEnquiry } from '#domain/sales/quotes/part-enquiry.ts';
import { checkContact, type QuoteContact } from '#domain/sales/quotes/quote-contact.ts';
import { parseRequestedItems, type RequestedItem } from '#domain/sales/quotes/requested-items.ts';
import { checkTradeIn, MAX_PHOTOS, type TradeInRequest } from '#domain/sales/quotes/trade-in-request.ts';
import type { QuoteDeps } from './deps.ts';
import { insertFile } from './files/queries.ts';
import { mailedQuote } from './mailed.ts';
import { nameItems } from './name-items.ts';
import { findQuote, insertQuote, lockRequestKey } from './queries.ts';
import type { StoredQuote } from './stored-quote.ts';

/**
 * Result of sending a quote request. 'invalid' reports fields; 'robot': the honeypot was filled, or the form was sent
 * faster than a person can type (`stamp` when it is too old); 'key_reused': the key was used with another request.
 */
export type SendOutcome = Result<{ number: string }, 'key_reused'> | Refused;
type Refused = Fail<'invalid', FieldError[]> | Fail<'robot', 'website' | 'early' | 'stale'> | Limited;

type Sender = { userId: string } | null;

const key = z.string().regex(/^[\w-]{8,100}$/);

function checked(input: Readonly<Record<string, unknown>>, year: number) {
  const contact = checkContact(input);
  const tradeIn = checkTradeIn(input, year);
  const enquiry = checkPartEnquiry(input);
  // the part that is asked for may have no number
  const hasItems = !enquiry.ok || enquiry.value === null || !isEmpty(input.items);
  const items = hasItems ? parseRequestedItems(input.items) : ok([]);
  const problems: FieldError[] = [
    ...(items.ok ? [] : (items.details ?? [])),
    ...(contact.ok ? [] : (contact.details ?? [])),
    ...(tradeIn.ok ? [] : (tradeIn.details ?? [])),
    ...(enquiry.ok ? [] : (enquiry.details ?? [])),
  ];
  if (!items.ok || !contact.ok || !tradeIn.ok || !enquiry.ok) return fail('invalid', problems);
  const phone = phoneOf(contact.value.phone, 'FI');
  if (!phone.ok) return fail('invalid', [{ field: 'phone', message: 'quote.error.phone' }]);
  const besides = {
    ...(tradeIn.value && { tradeIn: tradeIn.value }),
    ...(enquiry.value && { partEnquiry: enquiry.value }),
  };
  return ok({ items: items.value, contact: { ...contact.value, phone: phone.value }, ...besides });
}

const isEmpty = (items: unknown) => items === undefined || (Array.isArray(items) && items.length === 0);

type CheckedRequest = {
  items: RequestedItem[];
  contact: QuoteContact;
  tradeIn?: TradeInRequest;
  partEnquiry?: PartEnquiry;
};

const hashOf = (request: CheckedRequest) => createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** Receives a quote request: stored once per key, mailed to the shop and, with its number, to the sender (quote-2). */
export function createSend(deps: QuoteDeps) {
  const { ctx, limits, mail } = deps;

  return async function send(
    input: Readonly<Record<string, unknown>>,
    locale: Locale,
    sender: Sender,
    client: Pick<Client, 'ip'>,
    /** Photos of what is offered in exchange, or of the part that is asked for. */
    sentPhotos: readonly ReceivedFile[] = [],
  ): Promise<SendOutcome> {
    const request = checked(input, ctx.now().getFullYear());
    if (!request.ok) return fail('invalid', request.details ?? []);
    // API clients send neither field
    const robot = deps.formStamps.trapped(input, { mayLackStamp: true });
    if (robot) return fail('robot', robot);
    const given = key.safeParse(input.idempotencyKey);
    const idempotencyKey = given.success ? given.data : randomUUID();
    const requestHash = hashOf(request.value);
    const answerFor = (quote: StoredQuote): SendOutcome =>
      quote.requestHash === requestHash ? ok({ number: quote.number }) : fail('key_reused');

    // a retry after a lost response is neither counted nor stored twice
    const before = await findQuote(ctx.db.kysely, { by: 'idempotency_key', value: idempotencyKey });
    if (before) return answerFor(before);
    const { contact } = request.value;
    const limited = await limits.consume(['quote-from', client.ip], ['quote-to', contact.email]);
    if (limited) return limited;
    const { tradeIn = null, partEnquiry = null } = request.value;
    const photos = await deps.files.storePhotos(tradeIn || partEnquiry ? sentPhotos : [], MAX_PHOTOS);
    if (!photos.ok) return fail('invalid', [{ field: 'photos', message: 'quote.error.photos' }]);
    const items = await nameItems(request.value.items, locale, deps);

    const outcome = await inTransaction(ctx.db.kysely, async (tx) => {
      await lockRequestKey(tx, idempotencyKey);
      const there = await findQuote(tx, { by: 'idempotency_key', value: idempotencyKey });
      if (there) return answerFor(there);
      const quote = await insertQuote(tx, {
        idempotencyKey,
        requestHash,
        locale,
        contact,
        items,
        tradeIn,
        partEnquiry,
        secret: randomBytes(24).toString('base64url'),
        userId: sender?.userId ?? null,
        at: ctx.now(),
      });
      for (const photo of photos.value) {
        await deps.files.take(tx, photo.id);
        await insertFile(tx, photo, { quoteId: quote.id, by: null, at: quote.createdAt, isSent: true });
      }
      const told = { subjectId: quote.id, quote: mailedQuote(quote, ctx.baseUrl) };
      await mail.queue(tx, { kind: 'quote-request', ...told });
      await mail.queue(tx, { kind: 'quote-copy', ...told });
      await deps.webhooks.queue(tx, 'quote.requested', quote.id, {
        number: quote.number,
        askedAt: quote.createdAt,
        locale,
        contact,
        items: items.map(({ sku, title, variationName, amount }) => ({ sku, title, variationName, amount })),
      });
      return ok({ number: quote.number });
    });
    return outcome;
  };
}
