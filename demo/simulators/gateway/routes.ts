import { setTimeout as delay } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { afterSaleRoutes } from './after-sale-routes.ts';
import type { Gateway } from './gateway.ts';
import { methodGroups, simulatedMethods } from './methods.ts';
import { donePage, missingPage, type PageLanguage, paymentPage } from './page.ts';
import { isSigned, paymentRequest, refusal, signedAnswer } from './protocol.ts';
import type { SimulatedPayment } from './queries.ts';

const decisionForm = z.object({
  action: z.enum(['pay', 'cancel', 'pending']),
  method: z.string().optional(),
  callbacks: z.enum(['once', 'twice', 'late', 'never']).default('once'),
  seconds: z.coerce.number().int().min(0).max(3600).default(5),
  noRedirect: z.literal('1').optional(),
  language: z.enum(['fi', 'en']).default('fi'),
});

/** Its forms post back to the shop at any address. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' http: https:; frame-ancestors 'none'";

const knownMethod = (id: string | undefined) => (simulatedMethods.some((method) => method.id === id) ? id : undefined);

/**
 * The simulated gateway over HTTP, in demo mode only (0004). The API endpoints speak the gateway's signed protocol;
 * on the page at `/pay/:id` a person chooses the result of the payment.
 */
export function gatewayRoutes(baseUrl: string, gateway: Gateway) {
  const { credentials, faults } = gateway;

  /** Applies the tests' faults, then verifies the request's signature. */
  const signedOnly: MiddlewareHandler = async (c, next) => {
    if (faults.delayMs > 0) await delay(faults.delayMs);
    if (faults.down) return new Response('bad gateway', { status: 502 });
    const body = await c.req.text();
    if (!isSigned(credentials, c.req.raw.headers, body)) return refusal(401, 'HMAC is incorrect.');
    await next();
    if (faults.wrongSignature) c.header('signature', '0'.repeat(64));
  };

  const isOurs = (to: string) => new URL(to).origin === new URL(baseUrl).origin;
  const pageUrl = (id: string) => `${baseUrl}/simulator/pay/${id}`;
  const created = (transactionId: string, { amount, language, reference }: SimulatedPayment['request']) => {
    const groups = methodGroups(language === 'EN' ? 'EN' : 'FI', amount);
    return {
      transactionId,
      href: pageUrl(transactionId),
      reference,
      terms: '',
      groups: groups.map(({ id, name }) => ({ id, name })),
      providers: groups
        .flatMap(({ providers }) => providers)
        .map((method) => ({
          ...method,
          url: `${pageUrl(transactionId)}/method/${method.id}`,
          parameters: [{ name: 'checkout-transaction-id', value: transactionId }],
        })),
    };
  };

  const api = new Hono()
    .use(signedOnly)
    .route('/', afterSaleRoutes(gateway, isOurs))
    .post('/payments', async (c) => {
      const parsed = paymentRequest.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) {
        const meta = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
        return refusal(400, 'Request parameter validation failed', meta);
      }
      const { redirectUrls, callbackUrls } = parsed.data;
      // its secret is public, so it must not redirect or call other hosts
      if (![redirectUrls, callbackUrls].every((urls) => !urls || [urls.success, urls.cancel].every(isOurs)))
        return refusal(400, 'Request parameter validation failed', ["urls: must be the shop's own"]);
      const transactionId = await gateway.create(parsed.data);
      if (!transactionId) return refusal(400, 'Stamp has been used');
      return signedAnswer(credentials, 201, created(transactionId, parsed.data), transactionId);
    })
    .get('/payments/:id', async (c) => {
      const payment = await gateway.find(c.req.param('id'));
      if (!payment) return refusal(404, 'Payment not found');
      const { transactionId, status, amount, stamp, reference, createdAt, paidAt, method } = payment;
      const isOpen = status === 'new' || status === 'fail';
      return signedAnswer(
        credentials,
        200,
        {
          transactionId,
          status,
          amount,
          currency: 'EUR',
          stamp,
          reference,
          createdAt,
          ...(method ? { provider: method } : {}),
          ...(paidAt ? { paidAt } : {}),
          ...(isOpen ? { href: pageUrl(transactionId) } : {}),
        },
        transactionId,
      );
    })
    .get('/merchants/grouped-payment-providers', (c) => {
      const language = c.req.query('language') === 'EN' ? 'EN' : 'FI';
      const groups = methodGroups(language, Number(c.req.query('amount') ?? 1000));
      return signedAnswer(credentials, 200, { terms: '', groups, providers: groups.flatMap((g) => g.providers) });
    });

  const languageOf = (payment: SimulatedPayment | null, asked: string | undefined): PageLanguage =>
    asked === 'fi' || asked === 'en' ? asked : payment?.request.language === 'EN' ? 'en' : 'fi';

  const page = new Hono()
    .use(async (c, next) => {
      await next();
      c.header('content-security-policy', POLICY);
      c.header('cache-control', 'no-store');
      c.header('x-robots-tag', 'noindex');
    })
    .get('/:id', async (c) => {
      const payment = await gateway.find(c.req.param('id'));
      const language = languageOf(payment, c.req.query('language'));
      if (!payment) return c.html(missingPage(language), 404);
      return c.html(paymentPage(payment, language, knownMethod(c.req.query('method')) ?? null));
    })
    .post('/:id/method/:method', (c) => {
      const { id, method } = c.req.param();
      return c.redirect(`/simulator/pay/${encodeURIComponent(id)}?method=${encodeURIComponent(method)}`, 303);
    })
    .post('/:id', async (c) => {
      const payment = await gateway.find(c.req.param('id'));
      const form = decisionForm.safeParse(await c.req.parseBody());
      if (!payment) return c.html(missingPage('fi'), 404);
      if (!form.success) return c.html(paymentPage(payment, languageOf(payment, undefined), null), 400);
      const { noRedirect, language, method, ...decision } = form.data;
      const to = await gateway.decide(payment, {
        ...decision,
        method: knownMethod(method) ?? null,
        redirect: !noRedirect,
      });
      return to ? c.redirect(to, 303) : c.html(donePage(language));
    });

  return new Hono().route('/pay', page).route('/', api);
}
