import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Locale } from '#domain/base/locale.ts';
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

const at = (locale: Locale, path: string) => `${locale === 'en' ? '/en' : ''}${path}`;

/** Where a shopper coming from the gateway goes: the thank-you page, or back to the payment step, with everything kept. */
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
 * The gateway's two ways back. Both verify the signature and hand the payment to the orders, which judge by its status
 * and not by the address it came to. The shopper's own address loses the signed parameters. Besides: what it says of refunds
 * and settlements by itself.
 */
export function paymentRoutes({ log, payments, checkout, afterSale }: Deps) {
  function verified(c: Context) {
    const result = payments.verifyReturn(new URL(c.req.url).searchParams);
    if (!result.ok)
      log.warn({ reason: result.details, way: c.req.path, requestId: c.get('requestId') }, 'payment return refused');
    return result;
  }

  /** Where the shopper goes. Should settling fail, the thank-you page tells what the gateway's callback brings. */
  async function destination(c: Context): Promise<string> {
    const payment = verified(c);
    if (!payment.ok) return '/ostoskori?maksu=virhe';
    try {
      return landing(await checkout.settle(payment.value));
    } catch (error) {
      log.error({ err: error, requestId: c.get('requestId') }, 'payment return not settled');
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
      // one that is not ours is answered too, or it would come again
      const isKnown = await afterSale.refundSettled(c.req.param('stamp'), said.value);
      if (!isKnown) log.warn({ stamp: c.req.param('stamp') }, 'refund callback fits no refund');
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
