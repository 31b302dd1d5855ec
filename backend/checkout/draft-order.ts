import { isAland } from '#domain/base/finnish-postcode.ts';
import type { Locale } from '#domain/base/locale.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { priceCart, pricedLine } from '#domain/cart/price-cart.ts';
import { errorKey } from '#domain/checkout/checkout-errors.ts';
import { MAX_PAYMENT } from '#domain/orders/order-limits.ts';
import { allowedMethods } from '#domain/shipping/allowed-methods.ts';
import { asksAddress } from '#domain/shipping/shipping-method.ts';
import type { DeliveryService } from '../delivery/service.ts';
import type { OrderDraft } from '../orders/place.ts';
import { type FreshLinesParts, freshLines } from './fresh-lines.ts';
import type { PlaceOutcome } from './outcomes.ts';
import type { CheckedRequest } from './request.ts';

type Parts = FreshLinesParts & { delivery: DeliveryService };
type Refusal = Exclude<PlaceOutcome, { ok: true }>;

/**
 * Recomputes a request from the catalog: every line sellable, the delivery allowed, the total and what is paid now the
 * ones the shopper saw.
 * The draft still has to be stored under the lock, where prices and stock are checked again.
 */
export async function draftOrder(
  request: CheckedRequest,
  locale: Locale,
  parts: Parts,
): Promise<{ ok: true; value: OrderDraft } | Refusal> {
  const { form, method } = request;
  const { lines, problems } = await freshLines(request.lines, locale, parts);
  if (problems.length > 0) return fail('unavailable', problems);

  const deliverable = checkDelivery(
    request,
    lines.map(({ item }) => item),
  );
  if (!deliverable.ok) return deliverable;
  const servicePoint = method.hasServicePoints
    ? await parts.delivery.servicePoint(method, form.delivery.servicePointId)
    : null;
  if (method.hasServicePoints && !servicePoint)
    return fail('invalid', [
      { field: 'form.delivery.servicePointId', message: errorKey('checkout.error.servicePoint') },
    ]);

  const totals = priceCart(
    lines.map(({ item, amount }) => pricedLine({ ...item, amount })),
    method.priceBreakdown,
  );
  if (totals.total > MAX_PAYMENT)
    return fail('invalid', [{ field: 'lines', message: errorKey('checkout.error.tooMuch') }]);
  const { totalCents, payNowCents = totalCents } = request;
  if (totals.total !== totalCents || totals.payNow !== payNowCents) return fail('total_changed', totals);
  return ok({
    idempotencyKey: request.idempotencyKey,
    requestHash: request.hash,
    locale,
    contact: form.contact,
    deliveryAddress: asksAddress(method) ? form.delivery.address : null,
    billingAddress: form.billing.separate ? { name: form.billing.name, ...form.billing.address } : null,
    method,
    servicePoint,
    lines,
    totals,
    paymentMethodId: form.paymentMethodId,
  });
}

type Items = Parameters<typeof allowedMethods>[0];

/** The chosen method must be one of those the order may use at its address. */
function checkDelivery(
  { method, form }: CheckedRequest,
  items: Items,
): Result<null, 'not_deliverable', { reason: 'aland' | 'ask_for_quote' | 'method' }> {
  const { postcode } = form.delivery.address;
  const to = { isCompany: form.contact.customerType === 'company' };
  const anywhere = allowedMethods(items, null, to);
  if (anywhere.length === 0) return fail('not_deliverable', { reason: 'ask_for_quote' });
  if (!anywhere.some((allowed) => allowed.id === method.id)) return fail('not_deliverable', { reason: 'method' });
  if (!asksAddress(method)) return ok(null);
  if (isAland(postcode)) return fail('not_deliverable', { reason: 'aland' });
  const isServed = allowedMethods(items, postcode, to).some((allowed) => allowed.id === method.id);
  return isServed ? ok(null) : fail('not_deliverable', { reason: 'method' });
}
