import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Db } from '#backend/platform/db/db.ts';
import { createJobs } from '#backend/platform/jobs/jobs.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { exampleOrder } from '#backend/sales/orders/mails/example-order.ts';
import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import { shopMails } from '#backend/shop-mails.ts';
import { createMailService } from './service.ts';

/** A mail service of its own process on `db`. */
export function testMail(db: Db, env: Record<string, string> = {}) {
  const ctx = {
    db,
    settings: readSettings(env),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    fetch,
    baseUrl: 'https://kauppa.example',
  };
  const jobs = createJobs(ctx);
  const mail = createMailService(ctx, jobs, shopMails(ctx));
  onTestFinished(() => jobs.stop(1000));
  return { jobs, mail };
}

/** A paid order of two oil filters sent to a pickup point. */
export const orderMail = (over: Partial<OrderMail> = {}): OrderMail => ({ ...structuredClone(exampleOrder), ...over });
