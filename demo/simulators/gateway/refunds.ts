import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import {
  type Credentials,
  type RefundRequest,
  refundRequest,
  type SimulatedRefundStatus,
  signedReturn,
  simulatedRefundStatus,
} from './protocol.ts';
import type { SimulatedPayment } from './queries.ts';

const JOB = 'simulator-refund';
const CALLBACK_TIMEOUT_MS = 10_000;

type Taken = Result<{ status: SimulatedRefundStatus; transactionId: string }, 'refused' | 'unsupported', string>;
type Deps = { credentials: Credentials; faults: { refundsFail: boolean } };

/**
 * Refund behaviour of the gateway's methods: some refund by e-mail, one only once and within weeks, credit is
 * delayed.
 */
const byEmailOnly = new Set(['s-pankki', 'spankki', 'alandsbanken']);
const slow = new Set(['oplasku', 'jousto']);

/** Simulated refunds, once per stamp and at most the paid amount. */
export function simulatedRefunds(ctx: ShopContext, jobs: Jobs, { credentials, faults }: Deps) {
  const db = ctx.db.kysely;

  jobs.define(
    JOB,
    async (data) => {
      const status = simulatedRefundStatus.parse(data.status);
      const row = await db
        .updateTable('simulator_refund')
        .set({ status })
        .where('transaction_id', '=', String(data.transactionId))
        .returningAll()
        .executeTakeFirst();
      if (!row) return;
      const request = refundRequest.parse(row.request);
      const to = status === 'fail' ? request.callbackUrls.cancel : request.callbackUrls.success;
      const { refundReference: reference = '', refundStamp: stamp } = request;
      const said = { reference, stamp, amount: row.amount_cents, transactionId: row.transaction_id };
      const url = signedReturn(credentials, to, { ...said, status, method: null });
      const response = await ctx.fetch(url, { signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS) });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the shop answered ${response.status} to a refund's callback`);
    },
    { retryDelaySeconds: 5 },
  );

  return {
    async take(payment: SimulatedPayment, request: RefundRequest): Promise<Taken> {
      const method = payment.method ?? '';
      if (payment.status !== 'ok') return fail('refused', 'Payment is not paid');
      const before = await db
        .selectFrom('simulator_refund')
        .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('cents'))
        .where('payment_id', '=', payment.transactionId)
        .where('status', '<>', 'fail')
        .executeTakeFirstOrThrow();
      if (before.cents + request.amount > payment.amount) return fail('refused', 'Refund is larger than the payment');
      if (byEmailOnly.has(method) && !request.email) return fail('unsupported', 'The method does not support refunds');
      const isOld = (payment.paidAt?.getTime() ?? 0) < ctx.now().getTime() - 13 * 7 * DAY_MS;
      if (method === 'nordea' && (before.cents > 0 || isOld))
        return fail('refused', 'Nordea refunds once, within 13 weeks');

      const transactionId = randomUUID();
      const status: SimulatedRefundStatus = faults.refundsFail || slow.has(method) ? 'pending' : 'ok';
      const inserted = await db
        .insertInto('simulator_refund')
        .values({
          transaction_id: transactionId,
          payment_id: payment.transactionId,
          request: JSON.stringify(request),
          stamp: request.refundStamp,
          amount_cents: request.amount,
          status,
        })
        .onConflict((conflict) => conflict.column('stamp').doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows !== 1n) return fail('refused', 'Refund stamp has been used');
      if (jobs.started) {
        const later = { transactionId, status: faults.refundsFail ? 'fail' : 'ok' };
        await jobs.enqueue(null, JOB, later, { delaySeconds: status === 'pending' ? 5 : 1 });
      }
      return ok({ status, transactionId });
    },
  };
}
