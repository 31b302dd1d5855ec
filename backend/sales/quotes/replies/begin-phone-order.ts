import { createHash, randomBytes } from 'node:crypto';
import { authorOf, recordAudit } from '#backend/platform/audit/service.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { checkContact } from '#domain/sales/quotes/quote-contact.ts';
import { orderUntil } from '#domain/sales/quotes/quote-times.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import type { QuoteDeps } from '../deps.ts';
import { mailedQuote } from '../mailed.ts';
import { customerQuoteMail } from '../mails/render-quote-mail.ts';
import { changeQuote, findQuote, insertQuote, lockRequestKey } from '../queries.ts';
import { orderNumbered, rememberReplaced } from '../replacing.ts';
import type { StoredQuote } from '../stored-quote.ts';
import type { MailPreview } from './answer-quote.ts';
import { authorisePrices, type ReadReply, readReply } from './read-reply.ts';
import { insertReply } from './reply-queries.ts';

/**
 * What a person types while the customer is on the phone. `contact` as in a quote request, `reply` as in a reply. `forOrder`: the
 * number of the order whose goods it replaces.
 */
export type PhoneOrderInput = {
  contact: Readonly<Record<string, unknown>>;
  locale: Locale;
  reply: unknown;
  forOrder?: string | null;
};

/** `belowFloor`: positions of lines whose price needs the right to go below. */
export type PhoneOrderPreview = MailPreview & Pick<ReadReply, 'belowFloor'>;

export type PhoneOrderOutcome = Ok<StoredQuote> | FailBy<{ invalid: FieldError[]; key_reused: unknown }>;

/** Orders by phone: quotes that staff begin for a customer, accepted at once, paid by a link (quote-8). */
export function createPhoneOrders(deps: QuoteDeps) {
  const { ctx, mail, webhooks } = deps;

  /** What was typed, with every invalid field. */
  async function read({ contact: typed, reply, locale }: PhoneOrderInput) {
    const contact = checkContact(typed);
    const read = await readReply(reply, { locale, items: [] }, deps);
    if (contact.ok && read.ok) return ok({ contact: contact.value, read: read.value });
    const ofContact = contact.ok ? [] : (contact.details ?? []);
    const fields = ofContact.map(({ field, message }) => ({ field: `contact.${field}`, message: String(message) }));
    return fail<'invalid', FieldError[]>('invalid', [...fields, ...(read.ok ? [] : (read.details ?? []))]);
  }

  return {
    /** The number of the person's newest phone order: it changes when a form was sent. */
    async lastPhoneOrder(actor: Actor): Promise<string | null> {
      authorise(actor, 'orders.create', { subject: 'phone-order' });
      if (actor.kind !== 'staff') return null;
      const row = await ctx.db.kysely
        .selectFrom('quote')
        .select('number')
        .where('is_phone_order', '=', true)
        .where('assignee_id', '=', actor.id)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.number ?? null;
    },

    /** The mail that a phone order would send; nothing is stored or sent. Its number is given with the order. */
    async previewPhoneOrder(
      actor: Actor,
      input: PhoneOrderInput,
    ): Promise<Ok<PhoneOrderPreview> | FailBy<{ invalid: FieldError[] }>> {
      authorise(actor, 'orders.create', { subject: 'phone-order' });
      const typed = await read(input);
      if (!typed.ok) return typed;
      const { contact, read: made } = typed.value;
      const quote: StoredQuote = {
        id: '',
        number: '…',
        secret: '',
        status: 'accepted',
        locale: input.locale,
        requestHash: '',
        userId: null,
        contact,
        items: [],
        tradeIn: null,
        partEnquiry: null,
        answer: made.answer,
        orderId: null,
        version: 1,
        validUntil: orderUntil(made.validUntil, ctx.now(), shop.timeZone),
        createdAt: ctx.now(),
        answeredAt: ctx.now(),
        acceptedAt: ctx.now(),
        assigneeId: null,
        isPhoneOrder: true,
      };
      const told = { kind: 'quote-order' as const, subjectId: '', quote: mailedQuote(quote, ctx.baseUrl) };
      const { to, subject, text, html } = await customerQuoteMail(told, ctx.settings.STORE_ALERT_EMAIL);
      return ok({ to, subject, text, html, files: [], belowFloor: made.belowFloor });
    },

    /**
     * Begins an order for a customer on the phone: an accepted quote, which the customer pays at the checkout by the link in
     * their mail, at these prices. With the `key` of its form, once. 'key_reused': the form was sent before with other fields.
     */
    async beginPhoneOrder(actor: Actor, input: PhoneOrderInput, key: string): Promise<PhoneOrderOutcome> {
      authorise(actor, 'orders.create', { subject: 'phone-order' });
      const { locale, forOrder = null } = input;
      const typed = await read(input);
      if (!typed.ok) return typed;
      const { contact, read: made } = typed.value;
      authorisePrices(actor, 'phone-order', contact, made);
      const { answer } = made;
      const requestHash = createHash('sha256')
        .update(JSON.stringify([contact, answer, ...(forOrder ? [forOrder] : [])]))
        .digest('base64url');
      const items = answer.lines.flatMap(({ sku, title, variationName, amount }) =>
        sku === null ? [] : { sku, title, variationName, amount, slug: '', image: null },
      );

      const begun = await inTransaction(ctx.db.kysely, async (tx): Promise<PhoneOrderOutcome> => {
        await lockRequestKey(tx, key);
        const there = await findQuote(tx, { by: 'idempotency_key', value: key });
        if (there) return there.requestHash === requestHash ? ok(there) : fail('key_reused');
        const replaced = forOrder === null ? null : await orderNumbered(tx, forOrder);
        if (forOrder !== null && !replaced) return fail('invalid', [{ field: 'order', message: 'unknown' }]);
        const now = ctx.now();
        const asked = await insertQuote(tx, {
          idempotencyKey: key,
          requestHash,
          locale,
          contact,
          items,
          userId: null,
          secret: randomBytes(24).toString('base64url'),
          isPhoneOrder: true,
          at: now,
        });
        if (replaced) await rememberReplaced(tx, asked.id, replaced.id);
        const validUntil = orderUntil(made.validUntil, now, shop.timeZone);
        const assigneeId = actor.kind === 'staff' ? actor.id : null;
        const accepted = {
          status: 'accepted',
          answer,
          validUntil,
          answeredAt: now,
          acceptedAt: now,
          assigneeId,
        } as const;
        const quote = await changeQuote(tx, asked, accepted, now);
        await insertReply(tx, quote, { by: authorOf(actor), key: null, at: now });
        const after = {
          total: made.total,
          belowFloor: made.belowFloor.length,
          ...(forOrder !== null && { order: forOrder }),
        };
        await recordAudit(tx, actor, now, {
          action: 'orders.create',
          subject: { kind: 'quote', id: quote.number },
          after,
        });
        await mail.queue(tx, { kind: 'quote-order', subjectId: quote.id, quote: mailedQuote(quote, ctx.baseUrl) });
        const told = { number: quote.number, acceptedAt: now, validUntil, total: made.total };
        await webhooks.queue(tx, 'quote.accepted', `${quote.id}:${now.getTime()}`, told);
        return ok(quote);
      });
      return begun;
    },
  };
}
