import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { OrderMailService } from '#backend/sales/orders/mails/order-mails.ts';
import type { PaymentProvider, SettledPayment } from '#backend/sales/payments/provider.ts';
import { formatEuros } from '#domain/base/money.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';
import {
  attemptsByStamp,
  insertPayments,
  insertSettlements,
  lockSettlement,
  markAsked,
  markMatched,
  overdue,
  unmatched,
} from './settlement-queries.ts';

/** How far back to look for settlements: longer than a shop is offline. */
const DAYS = 14;
const AT_ONCE = 20;
/** The payments of a settlement arrive within hours of the request. */
const OVERDUE_MS = 3 * 24 * 60 * 60_000;

type Deps = { payments: PaymentProvider; mail: OrderMailService; jobs: Jobs };
type Row = SettledPayment & { why: string | null };

/**
 * Compares the gateway's settlements with the shop's payments (payment-6). Each morning new settlements are stored
 * and the payments of unmatched ones requested, those requested longest ago first; they arrive at `report`. Staff are
 * alerted once per settlement about differences, and when payments have not arrived in three days.
 */
export function createSettlements({ db, log, now }: ShopContext, { payments, mail, jobs }: Deps) {
  async function look(): Promise<void> {
    const since = addDays(localDay(now(), shop.timeZone), -DAYS);
    const listed = await payments.settlements(since);
    if (!listed.ok) log.warn({ reason: listed.reason, details: listed.details }, 'could not list settlements');
    else await insertSettlements(db.kysely, listed.value, now());
    for (const id of await unmatched(db.kysely, AT_ONCE)) {
      // marked first, so that one that always fails does not block the others
      await markAsked(db.kysely, id, now());
      const asked = await payments.askReport(id);
      if (!asked.ok)
        log.warn(
          { settlement: id, reason: asked.reason, details: asked.details },
          'could not request settlement report',
        );
    }
    await tellOverdue();
  }

  /** One mail for each settlement, ever: its subject is its id. */
  async function tellOverdue(): Promise<void> {
    for (const { id, reference } of await overdue(db.kysely, new Date(now().getTime() - OVERDUE_MS)))
      await inTransaction(db.kysely, (tx) => mail.queue(tx, { kind: 'alert', alert: overdueAlert(id, reference) }));
  }
  jobs.define('settlements', look, { cron: '40 6 * * *' });

  return {
    look,

    /**
     * Receives the payments of a settlement; false when they were not requested. Repeating a report changes nothing.
     */
    async report(id: string, rows: readonly SettledPayment[]): Promise<boolean> {
      const isKnown = await inTransaction(db.kysely, async (tx) => {
        const settlement = await lockSettlement(tx, id);
        if (!settlement) return false;
        if (settlement.matched_at) return true;
        const ours = await attemptsByStamp(
          tx,
          rows.map(({ stamp }) => stamp),
        );
        const judged = rows.map((row): Row => {
          const attempt = ours.get(row.stamp);
          // a refund has the stamp of its payment, and its own amount
          if (!attempt) return { ...row, why: 'ei kauppaan tehty maksu' };
          if (row.cents < 0) return { ...row, why: null };
          if (attempt.amount_cents !== row.cents)
            return { ...row, why: `summan pitäisi olla ${formatEuros(attempt.amount_cents)}` };
          return { ...row, why: attempt.status === 'ok' ? null : 'kauppa ei tiedä, että se on maksettu' };
        });
        await insertPayments(
          tx,
          id,
          judged.map((row) => ({ ...row, isOurs: ours.has(row.stamp) })),
        );
        await markMatched(tx, id, now());
        const odd = judged.filter(({ why }) => why !== null);
        if (odd.length > 0) await mail.queue(tx, { kind: 'alert', alert: alertOf(id, settlement.reference, odd) });
        return true;
      });
      return isKnown;
    },
  };
}

const overdueAlert = (id: string, reference: string) => ({
  subjectId: `settlement-overdue:${id}`,
  about: `Tilityksen ${reference} maksuja ei ole saatu kolmeen vuorokauteen`,
  lines: [
    `Maksunvälittäjältä on kysytty tilityksen ${id} maksuja joka aamu, mutta niitä ei ole tullut. Maksuja ei ole verrattu tilauksiin.`,
    'Kauppa kysyy niitä yhä. Vertaa maksut maksunvälittäjän hallintapaneelissa tilauksiin, ja katso lokista, miksi kysyminen tai vastaus ei onnistu.',
  ],
});

const alertOf = (id: string, reference: string, odd: readonly Row[]) => ({
  subjectId: `settlement:${id}`,
  about: `Tilityksessä ${reference} on ${odd.length} maksua, jotka eivät täsmää`,
  lines: [
    ...odd
      .slice(0, 20)
      .map((row) => `Viite ${row.reference}, ${formatEuros(row.cents)}, tapahtuma ${row.transactionId}: ${row.why}`),
    'Vertaa maksunvälittäjän hallintapaneeliin ja tilauksiin: npm run shop -- orders show <viite>',
  ],
});
