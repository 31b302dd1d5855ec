import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { SignInService } from '#backend/customers/sign-in/service.ts';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { fieldDetail, refuseFields } from '#backend/platform/http-kit/field-errors.ts';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';
import { isPostcode } from '#domain/base/contact-details/postcode.ts';
import { type ErrorCode, errorStatus, ShopError } from '#domain/base/error-codes.ts';
import { locales } from '#domain/base/locale.ts';
import { acceptedIn } from '#domain/sales/campaigns/accepted-cookie.ts';
import { orderCodes } from '#domain/sales/checkout/order-request.ts';
import { ordersInCookies } from '#domain/sales/orders/order-cookie.ts';
import { quotesInCookies } from '#domain/sales/quotes/quote-cookie.ts';
import type { PlaceOutcome } from './outcomes.ts';
import type { CheckoutService } from './service.ts';

const locale = z.enum(locales).default('fi');
const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .default('FI');
const optionsInput = z.object({
  lines: z.unknown(),
  postcode: z.string().max(20).nullable().default(null),
  isCompany: z.boolean().default(false),
  businessId: z.string().max(20).nullable().default(null),
  country,
  ...orderCodes.shape,
  locale,
});
const pointsInput = z
  .object({ method: z.string().min(1).max(10), postcode: z.string().max(10), country, locale })
  .refine((place) => isPostcode(place.postcode, place.country), {
    path: ['postcode'],
    error: 'must be a postcode of the country',
  });
const placeInput = z.looseObject({ locale });
const orderInput = z.object({ number: z.string().max(30), key: z.string().max(100).nullable().default(null), locale });

const codeOf: Record<Exclude<PlaceOutcome, { ok: true }>['reason'], ErrorCode> = {
  invalid: 'invalid-argument',
  awaits_approval: 'aborted',
  total_changed: 'aborted',
  unavailable: 'aborted',
  not_deliverable: 'aborted',
  key_reused: 'aborted',
  order_closed: 'aborted',
  payment_unavailable: 'unavailable',
};

const ownOrders = (c: Context) => ordersInCookies(c.req.header('cookie'));
const fromOf = (c: Context) => ({ client: clientOf(c.req.raw), accepted: acceptedIn(c.req.header('cookie')) });

function answerPlaced(c: Context, placed: PlaceOutcome) {
  if (placed.ok) return c.json(placed.value, 201);
  if (placed.reason === 'invalid') return refuseFields(placed.details ?? []);
  if (placed.reason === 'awaits_approval') return c.json({ awaitsApproval: placed.details }, 202);
  const code = codeOf[placed.reason];
  const isOfKey = placed.reason === 'key_reused' || placed.reason === 'order_closed';
  const described = isOfKey ? placed.details?.map(fieldDetail) : placed.details;
  const details = { reason: placed.reason, details: described ?? null };
  const error = { status: code.toUpperCase().replaceAll('-', '_'), message: placed.reason, details };
  return c.json({ error }, errorStatus[code] as ContentfulStatusCode);
}

type Deps = { checkout: CheckoutService; auth: Pick<SignInService, 'visitor'> };

/**
 * The checkout's JSON endpoints; amounts in cents. A refused order responds `{error: {status, message, details}}`
 * with the outcome as message: 400 invalid fields, 409 prices or stock changed, 503 gateway unavailable.
 */
export function checkoutRoutes({ checkout, auth }: Deps) {
  const customer = async (c: Context) => (await auth.visitor(c.req.raw.headers))?.userId ?? null;
  return new Hono()
    .use(async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .post('/options', async (c) => {
      const { locale, ...input } = parseInput(optionsInput, await readJson(c));
      const quotes = quotesInCookies(c.req.header('cookie'));
      const options = await checkout.options(input, locale, ownOrders(c), await customer(c), fromOf(c), quotes);
      return options.ok ? c.json(options.value) : refuseFields(options.details ?? []);
    })
    .get('/service-points', async (c) => {
      const { method, locale, ...place } = parseInput(pointsInput, c.req.query());
      return c.json(await checkout.servicePoints({ methodId: method, ...place }, locale));
    })
    .post('/orders', async (c) => {
      const { locale, ...request } = parseInput(placeInput, await readJson(c));
      return answerPlaced(c, await checkout.place(request, locale, ownOrders(c), await customer(c), fromOf(c)));
    })
    .get('/orders/:number', async (c) => {
      const input = { number: c.req.param('number'), ...c.req.query() };
      const { number, key, locale } = parseInput(orderInput, input);
      const ownKey = key ?? ownOrders(c).find((order) => order.number === number)?.key ?? null;
      const order = await checkout.order(number, ownKey, locale, await customer(c));
      if (!order.known) throw new ShopError('not-found', 'No such order.');
      if (!order.status) throw new ShopError('permission-denied', 'The order opens with its key.');
      return c.json(order);
    });
}
