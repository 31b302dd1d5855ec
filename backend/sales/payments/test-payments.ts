import { Hono } from 'hono';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { ShopContext } from '#backend/platform/context.ts';
import { createJobs } from '#backend/platform/jobs/jobs.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createGateway } from '#demo/simulators/gateway/gateway.ts';
import { gatewayRoutes } from '#demo/simulators/gateway/routes.ts';
import { testDb } from '#test/test-db.ts';
import type { PaymentReturn, PaymentToOpen, Settled } from './provider.ts';
import { paymentRoutes } from './routes.ts';
import { createPaymentService } from './service.ts';

const BASE = 'http://shop.test';

/** Payments and the simulated gateway on a fresh database; settled statuses are collected in a list. */
export async function testPayments(options: { work?: boolean } = {}) {
  const db = await testDb();
  const app = new Hono();
  const ownFetch: typeof fetch = async (input, init) => app.fetch(new Request(input, init));
  const ctx: ShopContext = {
    db,
    settings: readSettings({}),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    fetch: ownFetch,
    baseUrl: BASE,
  };
  const jobs = createJobs(ctx);
  const payments = createPaymentService(ctx);
  const gateway = createGateway(ctx, jobs);
  const told: PaymentReturn[] = [];
  const settle = async (payment: PaymentReturn): Promise<Settled> => {
    told.push(payment);
    const outcome = ({ new: 'pending', ok: 'paid', pending: 'pending', delayed: 'pending', fail: 'failed' } as const)[
      payment.status
    ];
    return { outcome, orderNumber: payment.reference, locale: 'fi' };
  };
  const afterSale = { refundSettled: async () => false, settlements: { report: async () => false } };
  app.route('/payments', paymentRoutes({ log: ctx.log, payments, checkout: { settle }, afterSale }));
  app.route('/simulator', gatewayRoutes(BASE, gateway));
  await jobs.start({ work: options.work ?? false });
  onTestFinished(() => jobs.stop(1000));

  /** Submits a choice on the simulator's page. */
  const decide = (transactionId: string, form: Record<string, string>) =>
    app.request(`${BASE}/simulator/pay/${transactionId}`, { method: 'POST', body: new URLSearchParams(form) });
  return { ctx, app, payments, gateway, jobs, told, decide };
}

export const paymentToOpen = (over: Partial<PaymentToOpen> = {}): PaymentToOpen => ({
  stamp: crypto.randomUUID(),
  reference: '1000016',
  amount: 2620,
  locale: 'fi',
  rows: [
    { code: 'OS-1', description: 'Öljynsuodatin', unit: 1040, units: 2, vatRate: 25.5 },
    { code: 'shipping-101', description: 'Posti – noutopiste', unit: 540, units: 1, vatRate: 25.5 },
  ],
  customer: { email: 'aino@example.fi', firstname: 'Aino', lastname: 'Äyräpää', phone: '+358401234567' },
  deliveryAddress: { street: 'Äimätie 1', postcode: '90400', city: 'Oulu', country: 'FI' },
  billingAddress: null,
  methodId: null,
  ...over,
});
