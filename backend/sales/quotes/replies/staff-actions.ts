import { authorOf, recordAudit } from '#backend/platform/audit/service.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import { type FailBy, fail, type Ok, ok, type Result } from '#domain/base/result.ts';
import { MAX_MESSAGE } from '#domain/base/text-lengths.ts';
import { checkTypedText } from '#domain/sales/quotes/quote-contact.ts';
import { canMoveQuote, type QuoteStatus, quoteStatusAt } from '#domain/sales/quotes/quote-status.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { QuoteDeps } from '../deps.ts';
import { sendFiles } from '../files/queries.ts';
import { createStaffFiles } from '../files/staff-files.ts';
import { mailedQuote } from '../mailed.ts';
import { changeQuote, findQuote, insertMessage, messagesOf } from '../queries.ts';
import type { StoredQuote } from '../stored-quote.ts';
import { createReplies } from './answer-quote.ts';
import { createPhoneOrders } from './begin-phone-order.ts';
import { draftReply } from './draft-reply.ts';
import { hasMessage } from './reply-queries.ts';

/** 'not_now': the current status, given as detail, does not allow it. */
export type StaffRefusal = FailBy<{ unknown: unknown; not_now: QuoteStatus }>;
type ShopMove = Ok<StoredQuote> | StaffRefusal;

/** Actions of staff on quotes: reply, send a message, assign, withdraw, begin a phone order (quote-5, quote-8). */
export function createStaffActions(deps: QuoteDeps) {
  const { ctx, mail } = deps;

  async function onLocked<Done>(number: string, work: (tx: Tx, quote: StoredQuote, now: Date) => Promise<Done>) {
    const moved = await inTransaction(ctx.db.kysely, async (tx) => {
      const quote = await findQuote(tx, { by: 'number', value: number, lock: true });
      return quote ? work(tx, quote, ctx.now()) : fail<'unknown', QuoteStatus>('unknown');
    });
    return moved;
  }

  const subjectOf = ({ number }: StoredQuote) => ({ kind: 'quote', id: number });

  return {
    ...createReplies(deps),
    ...createPhoneOrders(deps),
    ...createStaffFiles(deps),

    /** A draft of a reply as YAML; null for an unknown quote. */
    async draft(actor: Actor, number: string): Promise<string | null> {
      authorise(actor, 'quotes.answer', { subject: number });
      const quote = await findQuote(ctx.db.kysely, { by: 'number', value: number });
      return quote && draftReply(quote, deps);
    },

    /** Adds a message to the quote's page and mails it to the customer; with the `key` of its form, once. */
    async say(
      actor: Actor,
      number: string,
      typed: string,
      key: string | null = null,
    ): Promise<ShopMove | Result<never, 'invalid'>> {
      authorise(actor, 'quotes.answer', { subject: number });
      const words = checkTypedText(typed, { max: MAX_MESSAGE, required: true, lines: true });
      if (words.error) return fail('invalid');
      return onLocked(number, async (tx, quote, at): Promise<ShopMove> => {
        if (key && (await hasMessage(tx, key))) return ok(quote);
        const isReply = (await messagesOf(tx, quote.id)).at(-1)?.byShop === false;
        const by = authorOf(actor);
        const id = await insertMessage(tx, quote.id, { byShop: true, message: words.value, at, by, key });
        await recordAudit(tx, actor, at, {
          action: 'quotes.answer',
          subject: subjectOf(quote),
          after: { message: id },
        });
        const files = await sendFiles(tx, quote.id, { at });
        const told = { subjectId: `${quote.id}:${id}`, quote: mailedQuote(quote, ctx.baseUrl, files) };
        await mail.queue(tx, { kind: 'quote-words', ...told, words: words.value, isReply });
        return ok(quote);
      });
    },

    /** Gives a quote to a person, or to nobody (null). 'unknown_person': no such person works here now. */
    async assign(
      actor: Actor,
      number: string,
      staffId: string | null,
    ): Promise<ShopMove | Result<never, 'unknown_person'>> {
      authorise(actor, 'quotes.answer', { subject: number });
      return onLocked(number, async (tx, quote, now): Promise<ShopMove | Result<never, 'unknown_person'>> => {
        if (quote.assigneeId === staffId) return ok(quote);
        const people = tx.selectFrom('staff').select('id').where('suspended_at', 'is', null);
        const person = staffId && isRowId(staffId) && (await people.where('id', '=', staffId).executeTakeFirst());
        if (staffId && !person) return fail('unknown_person');
        // who answers is no part of the reply: a reply written meanwhile is no conflict
        await tx.updateTable('quote').set({ assignee_id: staffId }).where('id', '=', quote.id).execute();
        const [before, after] = [{ assignee: quote.assigneeId }, { assignee: staffId }];
        await recordAudit(tx, actor, now, { action: 'quotes.assign', subject: subjectOf(quote), before, after });
        return ok({ ...quote, assigneeId: staffId });
      });
    },

    /** Withdraws a reply that was not accepted, or rejects a request; the customer gets the text by mail. */
    async withdraw(actor: Actor, number: string, typed = ''): Promise<ShopMove | Result<never, 'invalid'>> {
      authorise(actor, 'quotes.answer', { subject: number });
      const words = checkTypedText(typed, { max: MAX_MESSAGE, lines: true });
      if (words.error) return fail('invalid');
      return onLocked(number, async (tx, quote, now): Promise<ShopMove> => {
        const status = quoteStatusAt(quote, now);
        if (!canMoveQuote(status, 'withdrawn', 'shop')) return fail('not_now', status);
        const changed = await changeQuote(tx, quote, { status: 'withdrawn' }, now);
        const said = { byShop: true, message: words.value, at: now, by: authorOf(actor) };
        if (words.value) await insertMessage(tx, quote.id, said);
        const [before, after] = [{ status }, { status: 'withdrawn' }];
        await recordAudit(tx, actor, now, { action: 'quotes.answer', subject: subjectOf(quote), before, after });
        const told = { subjectId: quote.id, quote: mailedQuote(changed, ctx.baseUrl) };
        await mail.queue(tx, { kind: 'quote-withdrawn', ...told, words: words.value });
        return ok(changed);
      });
    },
  };
}
