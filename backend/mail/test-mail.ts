import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Db } from '#backend/db/db.ts';
import { createJobs } from '#backend/jobs/jobs.ts';
import { readSettings } from '#backend/settings.ts';
import type { OrderMail } from './message.ts';
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
  const mail = createMailService(ctx, jobs);
  onTestFinished(() => jobs.stop(1000));
  return { jobs, mail };
}

/** A paid order of two oil filters sent to a pickup point. */
export const orderMail = (over: Partial<OrderMail> = {}): OrderMail => ({
  id: '0192f0c0-0000-7000-8000-000000000001',
  number: '1000016',
  locale: 'fi',
  placedAt: new Date('2026-11-21T10:00:00Z'),
  orderPath: '/kiitos?order_id=1000016&key=abc',
  contact: {
    firstname: 'Aino',
    lastname: 'Äyräpää',
    email: 'aino@example.fi',
    phone: '+358401234567',
    reference: 'Mökki 7',
  },
  billingAddress: null,
  lines: [
    {
      sku: 'OS-1',
      title: 'Öljynsuodatin',
      variationName: 'HF204',
      amount: 2,
      unit: 1040,
      total: 2080,
      vatRate: 25.5,
      customization: null,
      deposit: null,
    },
  ],
  delivery: {
    label: 'Posti – noutopiste tai pakettiautomaatti',
    labelFi: 'Posti – noutopiste tai pakettiautomaatti',
    price: 540,
    officeFee: 0,
    address: null,
    servicePoint: { name: 'K-Market Äimärautio', street: 'Äimätie 1', postcode: '90400', city: 'Oulu' },
    pickupStoreId: null,
    promise: 'Toimitus 2–4 arkipäivässä',
  },
  storeId: 'rovaniemi',
  goods: 2080,
  total: 2620,
  payNow: 2620,
  dueLater: 0,
  vat: [{ rate: 25.5, net: 2088, vat: 532, gross: 2620 }],
  vatNow: [{ rate: 25.5, net: 2088, vat: 532, gross: 2620 }],
  paymentMethod: 'OP',
  ...over,
});
