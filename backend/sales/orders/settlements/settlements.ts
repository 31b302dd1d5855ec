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

/** How far back settlements are looked for: longer than a shop stays off. */
const DAYS = 14;
const AT_ONCE = 20;
/** The payments of a settlement come within hours of asking. */
const OVERDUE_MS = 3 * 24 * 60 * 60_000;

type Parts = { payments: PaymentProvider; mail: OrderMailService; jobs: Jobs };
type Row = SettledPayment & { why: string | null };

/**
 * What the gateway has paid to the shop's account, compared with what we know of (facts 3, reconciling): each morning new
 * settlements are written down and the payments of those not matched are asked for, those asked longest ago first; they come to `report` by themselves.
 * What does not fit is told, once per settlement, and so is one whose payments have not come in three days.
 */
export function createSettlements({ db, log, now }: ShopContext, { payments, mail, jobs }: Parts) {
  async function look(): Promise<void> {
    const since = addDays(localDay(now(), shop.timeZone), -DAYS);
    const listed = await payments.settlements(since);
    if (!listed.ok) log.warn({ reason: listed.reason, details: listed.details }, 'settlements are not told');
    else await insertSettlements(db.kysely, listed.value, now());
    for (const id of await unmatched(db.kysely, AT_ONCE)) {
      // first the turn is over: one that can never be had does not keep the others from theirs
      await markAsked(db.kysely, id, now());
      const asked = await payments.askReport(id);
      if (!asked.ok) log.warn({ settlement: id, reason: asked.reason, details: asked.details }, 'no report asked for');
    }
    await tellOverdue();
  }

  /** One mail for each settlement, ever: its subject is its id. */
  async function tellOverdue(): Promise<void> {
    for (const { id, reference } of await overdue(db.kysely, new Date(now().getTime() - OVERDUE_MS)))
      await inTransaction(db.kysely, (tx) => mail.queue(tx, { kind: 'alert', alert: overdueAlert(id, reference) }));
    mail.kick();
  }
  jobs.define('settlements', look, { cron: '40 6 * * *' });

  return {
    look,

    /** The payments of a settlement; false when nobody asked for them. A report that comes again changes nothing. */
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
          // a refund carries the stamp of its payment, and its own amount
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
      mail.kick();
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
