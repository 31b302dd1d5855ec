import { authorOf, recordAudit } from '#backend/platform/audit/service.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { canMoveQuote, type QuoteStatus, quoteStatusAt } from '#domain/sales/quotes/quote-status.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { QuoteDeps } from '../deps.ts';
import { filesOf, sendFiles } from '../files/queries.ts';
import { mailedQuote } from '../mailed.ts';
import { customerQuoteMail } from '../mails/render-quote-mail.ts';
import { quotePdf } from '../pdf/quote-pdf.ts';
import { changeQuote, findQuote } from '../queries.ts';
import type { SentReply, StoredQuote } from '../stored-quote.ts';
import { quoteView } from '../view.ts';
import { authorisePrices, type ReadReply, readReply } from './read-reply.ts';
import { hasReply, insertReply, repliesOf } from './reply-queries.ts';

/** The quote was changed since the person opened it; `theirs` is the newest reply, when there is one. */
export type QuoteConflict = { version: number; status: QuoteStatus; theirs: SentReply | null };

/** `seenVersion`: the version that the form was opened with. `key`: of the form. A command gives neither. */
export type ReplyForm = { seenVersion?: number | null; key?: string | null };

export type ReplyOutcome =
  | Ok<StoredQuote>
  | FailBy<{ unknown: unknown; not_now: QuoteStatus; invalid: FieldError[]; conflict: QuoteConflict }>;

/** A mail as its customer would get it; `files`: names of those that it leads to. */
export type MailPreview = { to: string; subject: string; text: string; html: string; files: string[] };

export type ReplyPreview = MailPreview & {
  pdf: { name: string; bytes: Uint8Array } | null;
} & ReadReply;

/** Replies of staff to a quote request: checked, previewed, sent once (quote-5, quote-7). */
export function createReplies(deps: QuoteDeps) {
  const { ctx, mail } = deps;
  const { kysely } = ctx.db;

  const draftOf = (quote: StoredQuote, { answer, validUntil }: ReadReply): StoredQuote => ({
    ...quote,
    status: 'answered',
    answer,
    validUntil,
    answeredAt: ctx.now(),
    acceptedAt: null,
  });

  return {
    /**
     * Replies to a quote request, or again before acceptance: prices, trade-in, delivery, text and last valid day. The
     * customer gets it by mail. All or nothing; every invalid field is reported. A form sent twice is one reply. A quote that
     * changed since the form was opened is a conflict: a colleague's reply is never replaced unseen.
     */
    async reply(actor: Actor, number: string, input: unknown, form: ReplyForm = {}): Promise<ReplyOutcome> {
      authorise(actor, 'quotes.answer', { subject: number });
      const { seenVersion = null, key = null } = form;
      const quote = await findQuote(kysely, { by: 'number', value: number });
      if (!quote) return fail('unknown');
      if (key && (await hasReply(kysely, quote.id, key))) return ok(quote);
      const read = await readReply(input, quote, deps);
      if (!read.ok) return fail('invalid', read.details ?? []);
      authorisePrices(actor, number, quote.contact, read.value);
      const sent = await inTransaction(kysely, async (tx): Promise<ReplyOutcome> => {
        const locked = await findQuote(tx, { by: 'number', value: number, lock: true });
        if (!locked) return fail('unknown');
        if (key && (await hasReply(tx, locked.id, key))) return ok(locked);
        const now = ctx.now();
        const status = quoteStatusAt(locked, now);
        const [theirs = null] = await repliesOf(tx, locked.id);
        if (seenVersion !== null && seenVersion !== locked.version)
          return fail('conflict', { version: locked.version, status, theirs });
        if (!canMoveQuote(status, 'answered', 'shop')) return fail('not_now', status);
        const { answer, validUntil } = read.value;
        const change = { status: 'answered', answer, validUntil, answeredAt: now, acceptedAt: null } as const;
        const changed = await changeQuote(tx, locked, change, now);
        await insertReply(tx, changed, { by: authorOf(actor), key, at: now });
        await recordAudit(tx, actor, now, {
          action: 'quotes.answer',
          subject: { kind: 'quote', id: number },
          before: locked.answer ? { total: quoteReplyTotals(locked.answer).total } : {},
          after: { total: read.value.total, belowFloor: read.value.belowFloor.length },
        });
        const files = await sendFiles(tx, locked.id, { at: now, replyVersion: changed.version });
        const subjectId = `${locked.id}:${changed.version}`;
        await mail.queue(tx, { kind: 'quote-answer', subjectId, quote: mailedQuote(changed, ctx.baseUrl, files) });
        return ok(changed);
      });
      return sent;
    },

    /** The mail and PDF that a reply would send; nothing is changed or sent. */
    async preview(
      actor: Actor,
      number: string,
      input: unknown,
    ): Promise<Ok<ReplyPreview> | FailBy<{ unknown: unknown; invalid: FieldError[] }>> {
      authorise(actor, 'quotes.answer', { subject: number });
      const quote = await findQuote(kysely, { by: 'number', value: number });
      if (!quote) return fail('unknown');
      const read = await readReply(input, quote, deps);
      if (!read.ok) return fail('invalid', read.details ?? []);
      const drafted = draftOf(quote, read.value);
      const waiting = (await filesOf(kysely, quote.id)).filter(({ sentAt }) => sentAt === null);
      const mailed = mailedQuote(drafted, ctx.baseUrl, waiting);
      const told = { kind: 'quote-answer' as const, subjectId: quote.id, quote: mailed };
      const { to, subject, text, html } = await customerQuoteMail(told, ctx.settings.STORE_ALERT_EMAIL);
      const files = waiting.map(({ name }) => name);
      const view = quoteView(drafted, { messages: [], files: [], order: null }, ctx.now());
      return ok({ to, subject, text, html, files, pdf: await quotePdf(view, quote.locale), ...read.value });
    },
  };
}
