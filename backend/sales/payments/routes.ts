import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import type { PaymentProvider, RefundReturn, Settled, SettledPayment, SettlePayment } from './provider.ts';

type Deps = {
  log: Logger;
  payments: Pick<PaymentProvider, 'verifyReturn' | 'verifyRefund' | 'verifyReport'>;
  checkout: { settle: SettlePayment };
  afterSale: {
    refundSettled(stamp: string, said: RefundReturn): Promise<boolean>;
    settlements: { report(id: string, rows: readonly SettledPayment[]): Promise<boolean> };
  };
};

const at = (locale: Locale, path: string) => `${localePrefix(locale)}${path}`;

/** Where a shopper returning from the gateway goes: the thank-you page, or back to the cart. */
function landing(settled: Settled): string {
  switch (settled.outcome) {
    case 'paid':
    case 'pending':
      return at(settled.locale, `/kiitos?order_id=${encodeURIComponent(settled.orderNumber)}`);
    case 'failed':
      return at(settled.locale, '/kassa?maksu=peruttu');
    case 'refused':
      return '/ostoskori?maksu=virhe';
  }
}

/**
 * The gateway's return and callback routes (payment-2). Both verify the signature and settle by the status, not by
 * the address. The shopper's redirect drops the signed parameters. Refund and settlement callbacks are here too.
 */
export function paymentRoutes({ log, payments, checkout, afterSale }: Deps) {
  function verified(c: Context) {
    const result = payments.verifyReturn(new URL(c.req.url).searchParams);
    if (!result.ok)
      log.warn({ reason: result.details, way: c.req.path, requestId: c.get('requestId') }, 'payment return refused');
    return result;
  }

  /** The redirect of the shopper. When settling fails, the thank-you page shows the later callback's result. */
  async function destination(c: Context): Promise<string> {
    const payment = verified(c);
    if (!payment.ok) return '/ostoskori?maksu=virhe';
    try {
      return landing(await checkout.settle(payment.value));
    } catch (error) {
      log.error({ err: error, requestId: c.get('requestId') }, 'could not settle payment return');
      return landing({ outcome: 'pending', orderNumber: payment.value.reference, locale: 'fi' });
    }
  }

  return new Hono()
    .use(async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .get('/return/:outcome{success|cancel}', async (c) => c.redirect(await destination(c), 303))
    .get('/callback/:outcome{success|cancel}', async (c) => {
      const payment = verified(c);
      if (!payment.ok) return c.json({ status: 'error', message: 'signature' }, 400);
      const { outcome } = await checkout.settle(payment.value);
      return c.json({ status: outcome });
    })
    .get('/refund/:stamp/:outcome{success|cancel}', async (c) => {
      const said = payments.verifyRefund(new URL(c.req.url).searchParams);
      if (!said.ok) {
        log.warn({ reason: said.details, way: c.req.path }, 'refund callback refused');
        return c.json({ status: 'error', message: 'signature' }, 400);
      }
      // respond 200 to unknown ones too, otherwise they are retried
      const isKnown = await afterSale.refundSettled(c.req.param('stamp'), said.value);
      if (!isKnown) log.warn({ stamp: c.req.param('stamp') }, 'callback of an unknown refund');
      return c.json({ status: isKnown ? said.value.status : 'unknown' });
    })
    .post('/settlements/:id', async (c) => {
      const rows = payments.verifyReport(c.req.raw.headers, new Uint8Array(await c.req.arrayBuffer()));
      if (!rows.ok) {
        log.warn({ reason: rows.details, way: c.req.path }, 'settlement report refused');
        return c.json({ status: 'error', message: 'signature' }, 400);
      }
      const isKnown = await afterSale.settlements.report(c.req.param('id'), rows.value);
      return c.json({ status: isKnown ? 'ok' : 'unknown' });
    });
}
