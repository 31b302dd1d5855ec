import { inTransaction } from '#backend/platform/db/transaction.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { quoteStatusAt } from '#domain/sales/quotes/quote-status.ts';
import { isReminderDue, REMIND_DAYS } from '#domain/sales/quotes/quote-times.ts';
import type { QuoteDeps } from './deps.ts';
import { mailedQuote } from './mailed.ts';
import { changeQuote, endingBefore, findQuote } from './queries.ts';

/**
 * Runs every ten minutes: expires replies and acceptances past their end, and reminds the customer two days before,
 * once per reply. One failure does not stop the others.
 */
export function createClock({ ctx, mail }: Pick<QuoteDeps, 'ctx' | 'mail'>) {
  async function look(id: string): Promise<void> {
    const now = ctx.now();
    await inTransaction(ctx.db.kysely, async (tx) => {
      const quote = await findQuote(tx, { by: 'id', value: id, lock: true });
      if (!quote || (quote.status !== 'answered' && quote.status !== 'accepted')) return;
      if (quoteStatusAt(quote, now) === 'expired') {
        await changeQuote(tx, quote, { status: 'expired' }, now);
        return;
      }
      const { answeredAt, validUntil } = quote;
      if (!answeredAt || !validUntil || !isReminderDue({ answeredAt, validUntil }, now)) return;
      const subjectId = `${quote.id}:${answeredAt.getTime()}`;
      await mail.queue(tx, { kind: 'quote-reminder', subjectId, quote: mailedQuote(quote, ctx.baseUrl) });
    });
  }

  return async function followClock(): Promise<void> {
    const soon = new Date(ctx.now().getTime() + REMIND_DAYS * DAY_MS);
    for (const id of await endingBefore(ctx.db.kysely, soon))
      await look(id).catch((error) => ctx.log.error({ err: error, quote: id }, 'could not process ending quote'));
  };
}
