import { z } from 'zod';
import type { Client } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { createLimits, type Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import type { OrderMailService } from '../mails/order-mails.ts';
import { findOrder } from '../queries.ts';
import { orderMail } from '../shown/order-mail.ts';

const JOB = 'order-link';
/** A second request within this time mails nothing more. */
const ONCE_MS = 10 * 60_000;
const known = z.object({ id: z.string().nullable() });

export type FindProblem = 'number' | 'email';
export type FindOutcome = Ok<null> | FailBy<{ invalid: FindProblem[] }> | Limited;

export type OrderFinder = ReturnType<typeof createOrderFinder>;

/** Finds orders for customers who have lost the mail (order-14). */
export function createOrderFinder(ctx: ShopContext, { mail, jobs }: { mail: OrderMailService; jobs: Jobs }) {
  const { kysely } = ctx.db;
  const limits = createLimits(ctx.db);

  async function mailLink(id: string): Promise<void> {
    await inTransaction(kysely, async (tx) => {
      const order = await findOrder(tx, { by: 'id', value: id });
      if (!order?.secret) return;
      const at = Math.floor(ctx.now().getTime() / ONCE_MS);
      await mail.queue(tx, { kind: 'order-link', order: orderMail(order, { path: '', paymentMethod: null }), at });
    });
  }
  jobs.define(JOB, async (data) => {
    const { id } = known.parse(data);
    if (id) await mailLink(id);
  });

  return {
    /**
     * Mails the order's link to its own address when number and address fit; the result, the work before it and its time are the
     * same when they do not.
     */
    async find(typed: { number: OrderNumber; email: string }, client: Pick<Client, 'ip'>): Promise<FindOutcome> {
      const number = typed.number.replaceAll(/\s/g, '');
      const email = normalizeEmail(typed.email);
      const problems: FindProblem[] = [
        ...(isOrderNumber(number) ? [] : (['number'] as const)),
        ...(emailProblem(email) ? (['email'] as const) : []),
      ];
      if (problems.length > 0) return fail('invalid', problems);
      const limited = await limits.consume(['order-link-from', client.ip], ['order-link-to', email]);
      if (limited) return limited;
      const order = await findOrder(kysely, { by: 'number', value: number });
      const id = order?.email.toLowerCase() === email ? order.id : null;
      if (jobs.started) await jobs.enqueue(null, JOB, { id });
      else if (id) await mailLink(id);
      return ok(null);
    },
  };
}
