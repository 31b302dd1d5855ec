import { Hono } from 'hono';
import type { Gateway } from './gateway.ts';
import { refundRequest, refusal, reportRequest, signedAnswer } from './protocol.ts';

/** The simulator's endpoints for refunds, settlements and reports. */
export function afterSaleRoutes({ credentials, refunds, settlements, find }: Gateway, isOurs: (to: string) => boolean) {
  const invalid = (field: string) => refusal(400, 'Request parameter validation failed', [field]);
  return new Hono()
    .post('/payments/:id/refund', async (c) => {
      const payment = await find(c.req.param('id'));
      if (!payment) return refusal(404, 'Payment not found');
      const parsed = refundRequest.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return invalid(parsed.error.issues.map((issue) => issue.path.join('.')).join(', '));
      const { success, cancel } = parsed.data.callbackUrls;
      if (!isOurs(success) || !isOurs(cancel)) return invalid("callbackUrls: must be the shop's own");
      const taken = await refunds.take(payment, parsed.data);
      if (!taken.ok) return refusal(taken.reason === 'unsupported' ? 422 : 400, taken.details ?? '');
      return signedAnswer(credentials, 201, { ...taken.value, provider: payment.method ?? '' }, payment.transactionId);
    })
    .get('/settlements', async (c) =>
      signedAnswer(credentials, 200, await settlements.list(c.req.query('startDate') ?? '2000-01-01')),
    )
    .post('/settlements/:id/payments/report', async (c) => {
      const parsed = reportRequest.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return invalid(parsed.error.issues.map((issue) => issue.path.join('.')).join(', '));
      if (!isOurs(parsed.data.callbackUrl)) return invalid("callbackUrl: must be the shop's own");
      const { callbackUrl, reportFields } = parsed.data;
      const id = c.req.param('id');
      if (!(await settlements.report(id, callbackUrl, reportFields))) return refusal(404, 'Settlement not found');
      return signedAnswer(credentials, 200, { status: 'ok' });
    });
}
