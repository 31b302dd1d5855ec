import type { DeliveryService } from '#backend/sales/delivery/service.ts';
import type { InvoiceService } from '#backend/sales/invoices/service.ts';
import type { OrderDraft } from '#backend/sales/orders/order-draft.ts';
import type { LockedRefusal } from '#backend/sales/quotes/service.ts';
import { isAland } from '#domain/base/contact-details/postcode.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { type CheckoutErrorKey, errorKey } from '#domain/sales/checkout/checkout-errors.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { needsAddress } from '#domain/sales/delivery/shipping-method.ts';
import { splitAmongCards } from '#domain/sales/gift-cards/split-among-cards.ts';
import { INVOICE_METHOD } from '#domain/sales/invoices/invoice.ts';
import { MAX_PAYMENT } from '#domain/sales/orders/order-limits.ts';
import type { PlaceOutcome } from './outcomes.ts';
import { pricePurchase } from './price-purchase.ts';
import { type Purchase, type PurchaseDeps, readPurchase } from './purchase.ts';
import type { CheckedRequest } from './request.ts';
import type { Shopper } from './shopper.ts';

type Deps = PurchaseDeps & { delivery: DeliveryService; invoices: Pick<InvoiceService, 'offer'> };
type Refusal = Exclude<PlaceOutcome, { ok: true }>;

/**
 * Recomputes an order request from the catalog or its quote (order-2): every line sellable, codes valid, delivery
 * allowed, and total, amount to pay now and amount for the gateway equal to those that the shopper saw. Storing the
 * draft checks prices, stock, uses and cards once more under locks.
 */
export async function draftOrder(
  request: CheckedRequest,
  locale: Locale,
  shopper: Shopper,
  deps: Deps,
): Promise<{ ok: true; value: OrderDraft } | Refusal> {
  const { form, method } = request;
  const { country } = form.delivery.address;
  const { email, customerType } = form.contact;
  const businessId = customerType === 'company' ? form.contact.businessId : null;
  const read = await readPurchase({ ...request, email, country, businessId }, locale, shopper, deps);
  if (!read.ok) return wrong('quote', quoteErrors[read.reason]);
  const bought = read.value;
  if (bought.problems.length > 0) return fail('unavailable', bought.problems);
  const refused = wrongCode(bought);
  if (refused) return refused;

  const deliverable = checkDelivery(request, bought, deps.delivery);
  if (!deliverable.ok) return deliverable;
  const servicePoint = method.hasServicePoints
    ? await deps.delivery.servicePoint(method, form.delivery.servicePointId, locale, country)
    : null;
  if (method.hasServicePoints && !servicePoint)
    return wrong('form.delivery.servicePointId', 'checkout.error.servicePoint');
  if (servicePoint && country === 'FI' && isAland(servicePoint.postcode))
    return fail('not_deliverable', { reason: 'aland' as const });

  const { lines, totals, campaigns } = await pricePurchase(bought, method, locale, shopper, deps);
  if (totals.total > MAX_PAYMENT) return wrong('lines', 'checkout.error.tooMuch');
  const { totalCents, payNowCents = totalCents, toPayCents = payNowCents } = request;
  if (totals.total !== totalCents || totals.payNow !== payNowCents || totals.toPay !== toPayCents)
    return fail('total_changed', totals);
  const isInvoiced = form.paymentMethodId === INVOICE_METHOD && totals.toPay > 0;
  const offer = isInvoiced ? await deps.invoices.offer(shopper.userId, businessId, totals.toPay) : null;
  if (isInvoiced && !offer?.fits) return wrong('form.paymentMethodId', 'checkout.error.invoice');
  return ok({
    idempotencyKey: request.idempotencyKey,
    requestHash: request.hash,
    locale,
    contact: form.contact,
    deliveryAddress: needsAddress(method) ? form.delivery.address : null,
    billingAddress: form.billing.separate ? { name: form.billing.name, ...form.billing.address } : null,
    method,
    servicePoint,
    lines,
    totals,
    campaigns,
    giftCards: payingCards(bought, totals.giftCard),
    quoteId: bought.quote?.quoteId ?? null,
    prices: bought.prices,
    paymentMethodId: form.paymentMethodId,
    invoicedTo: offer?.companyId ?? null,
  });
}

const wrong = (field: string, message: CheckoutErrorKey) => fail('invalid', [{ field, message: errorKey(message) }]);

/** Message keys for a quote that cannot be ordered. */
export const quoteErrors: Record<LockedRefusal, CheckoutErrorKey> = {
  unknown: 'checkout.error.quote',
  not_accepted: 'checkout.error.quote',
  expired: 'checkout.error.quoteExpired',
  ordered: 'checkout.error.quoteOrdered',
};

/** The cards that have something to pay, each with its part. */
function payingCards({ cards }: Purchase, cents: Cents): OrderDraft['giftCards'] {
  const parts = splitAmongCards(
    cents,
    cards.map(({ check }) => check.openAmount),
  );
  return cards.flatMap(({ id, code }, i) => {
    const part = parts[i] ?? 0;
    return id !== null && part > 0 ? [{ id, code, cents: part }] : [];
  });
}

const cardErrors = {
  limited: 'checkout.error.tries',
  not_in_use: 'checkout.error.giftCard',
  used: 'checkout.error.giftCardUsed',
} as const;

function wrongCode({ campaignRefused, cards }: Purchase) {
  if (campaignRefused === 'limited') return wrong('campaignCode', 'checkout.error.tries');
  if (campaignRefused)
    return wrong(
      'campaignCode',
      campaignRefused === 'used_up' ? 'checkout.error.campaignUsed' : 'checkout.error.campaign',
    );
  for (const { field, check } of cards)
    if (check.outcome !== 'accepted') return wrong(field, cardErrors[check.outcome]);
  return null;
}

/**
 * The chosen method must be allowed for the order at its address. A quote with a delivery requires its method,
 * without further checks.
 */
function checkDelivery(
  { method, form }: CheckedRequest,
  { lines, quote }: Purchase,
  { abroad }: Pick<DeliveryService, 'abroad'>,
): Result<null, 'not_deliverable', { reason: 'aland' | 'ask_for_quote' | 'method' }> {
  if (quote?.methodId) return quote.methodId === method.id ? ok(null) : fail('not_deliverable', { reason: 'method' });
  const { postcode, country } = form.delivery.address;
  const items = lines.map(({ item }) => item);
  const to = { country, abroad, isCompany: form.contact.customerType === 'company' };
  const anywhere = allowedMethods(items, null, to);
  if (anywhere.length === 0) return fail('not_deliverable', { reason: 'ask_for_quote' });
  if (!anywhere.some((allowed) => allowed.id === method.id)) return fail('not_deliverable', { reason: 'method' });
  if (!needsAddress(method)) return ok(null);
  if (country === 'FI' && isAland(postcode)) return fail('not_deliverable', { reason: 'aland' });
  const there = allowedMethods(items, postcode, to).some((allowed) => allowed.id === method.id);
  return there ? ok(null) : fail('not_deliverable', { reason: 'method' });
}
