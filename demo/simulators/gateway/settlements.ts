import { sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { type Credentials, signedHeaders } from './protocol.ts';

const JOB = 'simulator-report';
const TIMEOUT_MS = 10_000;

/** The payments of a day are settled together when it is over; the settlement's id is the day. */
const idOf = (day: string) => day.replaceAll('-', '');
const dayOf = (id: string) => (/^\d{8}$/.test(id) ? id.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') : null);

type Row = { transaction_id: string; stamp: string; reference: string; cents: number };

/** Simulated settlements: listed at once, the payments sent later as a signed report. */
export function simulatedSettlements(ctx: ShopContext, jobs: Jobs, { credentials }: { credentials: Credentials }) {
  const db = ctx.db.kysely;

  async function rowsOf(day: string): Promise<Row[]> {
    const { rows } = await sql<Row>`
      select transaction_id::text, stamp, reference, amount_cents as cents from simulator_payment
        where status = 'ok' and (paid_at at time zone 'Europe/Helsinki')::date = ${day}::date
      union all
      select r.transaction_id::text, p.stamp, p.reference, -r.amount_cents
        from simulator_refund r join simulator_payment p on p.transaction_id = r.payment_id
        where r.status = 'ok' and (r.created_at at time zone 'Europe/Helsinki')::date = ${day}::date
      order by transaction_id`.execute(db);
    return rows;
  }

  async function send(id: string, callbackUrl: string, fields: readonly string[] | undefined) {
    const rows = (await rowsOf(dayOf(id) ?? '')).map((row) => ({
      amount: row.cents / 100,
      status: row.cents < 0 ? 'Refunded' : 'Paid',
      reference: row.reference,
      stamp: row.stamp,
      checkoutReference: row.transaction_id,
      settlementId: Number(id),
    }));
    const told = fields
      ? rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name))))
      : rows;
    const body = JSON.stringify(told);
    const response = await ctx.fetch(callbackUrl, {
      method: 'POST',
      headers: signedHeaders(credentials, 'POST', body),
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the shop answered ${response.status} to a report`);
  }

  jobs.define(JOB, (data) => send(String(data.id), String(data.callbackUrl), data.fields as string[] | undefined), {
    retryDelaySeconds: 5,
  });

  return {
    /** Days with payments since a day, newest first, without today. */
    async list(since: string) {
      const { rows } = await sql<{ day: string }>`
        select distinct day::text as day from (
          select (paid_at at time zone 'Europe/Helsinki')::date as day from simulator_payment where status = 'ok'
          union select (created_at at time zone 'Europe/Helsinki')::date from simulator_refund where status = 'ok'
        ) days where day >= ${since}::date and day < (now() at time zone 'Europe/Helsinki')::date
        order by day desc limit 100`.execute(db);
      return rows.map(({ day }) => ({
        id: Number(idOf(day)),
        createdAt: `${day}T21:00:00.000Z`,
        settledAt: day,
        settlementReference: `1${idOf(day)}`,
      }));
    },

    /** Sends the report of a settlement soon; false for an unknown one. */
    async report(id: string, callbackUrl: string, fields?: readonly string[]): Promise<boolean> {
      const day = dayOf(id);
      if (!day || (await rowsOf(day)).length === 0) return false;
      if (jobs.started) await jobs.enqueue(null, JOB, { id, callbackUrl, fields });
      else await send(id, callbackUrl, fields);
      return true;
    },
  };
}
