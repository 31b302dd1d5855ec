import { z } from 'zod';
import { checkFields } from '#backend/platform/http-kit/field-errors.ts';
import type { DeliveryService } from '#backend/sales/delivery/service.ts';
import type { InvoiceService } from '#backend/sales/invoices/service.ts';
import { methodName } from '#backend/sales/payments/methods.ts';
import type { PaymentMethodGroup, PaymentProvider } from '#backend/sales/payments/provider.ts';
import { isFinnishPostcode } from '#domain/base/contact-details/postcode.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import { fail, ok } from '#domain/base/result.ts';
import { packingStoreOf } from '#domain/catalog/stock/packing-store.ts';
import { orderCodes, orderLines } from '#domain/sales/checkout/order-request.ts';
import { deliveryOffer } from '#domain/sales/delivery/delivery-offer.ts';
import { promisedTime } from '#domain/sales/delivery/delivery-promise.ts';
import { handoverFrom, orderPromise, type PromisedGoods } from '#domain/sales/delivery/handover.ts';
import { isPickup, type ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { INVOICE_METHOD } from '#domain/sales/invoices/invoice.ts';
import { shop } from '#shop.config';
import { quoteErrors } from './draft-order.ts';
import type { DeliveryOption, OptionsInput, OptionsOutcome } from './outcomes.ts';
import { pricePurchase } from './price-purchase.ts';
import { type PurchaseDeps, readPurchase } from './purchase.ts';
import type { Shopper } from './shopper.ts';

type Deps = PurchaseDeps & {
  payments: Pick<PaymentProvider, 'methods'>;
  delivery: Pick<DeliveryService, 'abroad'>;
  invoices: Pick<InvoiceService, 'offer'>;
};

const ofCart = orderCodes.extend({ lines: orderLines });
const ofQuote = orderCodes.extend({
  lines: z
    .unknown()
    .optional()
    .transform((): [] => []),
});

/**
 * The current options of the checkout page for a cart or an accepted quote: deliveries, payment methods, and totals
 * with campaigns and gift card. A code without effect is reported and is not an error.
 */
export async function checkoutOptions(
  input: OptionsInput,
  locale: Locale,
  shopper: Shopper,
  deps: Deps,
): Promise<OptionsOutcome> {
  const checked = input.quote ? checkFields(ofQuote, input) : checkFields(ofCart, input);
  if (!checked.ok) return fail('invalid', checked.details ?? []);
  const { country = 'FI', businessId = null } = input;
  const read = await readPurchase({ ...checked.value, email: null, country, businessId }, locale, shopper, deps);
  if (!read.ok) return fail('invalid', [{ field: 'quote', message: quoteErrors[read.reason] }]);
  const { quote, campaigns, campaignRefused, cards, problems } = read.value;
  const { lines, totals } = await pricePurchase(read.value, null, locale, shopper, deps);
  const given = lines.filter(({ kind }) => kind === 'gift').map(({ item, amount }) => ({ ...item, amount }));
  const items = lines.filter(({ kind }) => kind !== 'gift').map(({ item, amount }) => ({ ...item, amount }));

  const goods = lines
    .filter(({ kind }) => kind !== 'service')
    .map(({ item: { sku, stock, isGiftCard, shippingClass }, amount }) => ({
      sku,
      amount,
      stock,
      isGiftCard,
      shippingClass,
    }));

  const postcode = input.postcode && isFinnishPostcode(input.postcode) ? input.postcode : null;
  const { abroad } = deps.delivery;
  const to = { country, abroad, isCompany: input.isCompany ?? false };
  const offered = quote?.methodId ? shippingMethod(quote.methodId) : undefined;
  const offer = offered
    ? { methods: [offered], notice: null, asksPostcode: false }
    : deliveryOffer(items, postcode, to);
  const invoice = totals.payNow > 0 ? await deps.invoices.offer(shopper.userId, businessId, totals.toPay) : null;
  const payment = totals.payNow > 0 ? await deps.payments.methods(totals.payNow, locale) : ok([]);
  return ok({
    ...offer,
    countries: ['FI', ...abroad],
    methods: offer.methods.map((method) => presentMethod(method, { goods, locale, now: deps.now() })),
    payment: [...(invoice?.fits ? [invoiceGroup(locale)] : []), ...(payment.ok ? payment.value : [])],
    totals,
    problems,
    campaigns,
    campaignRefused,
    giftCards: cards.map(({ check }) => check),
    gifts: given.map(({ sku, title, image, amount }) => ({ sku, title, image, amount })),
    quote: quote && {
      number: quote.number,
      lines: items,
      methodId: quote.methodId,
      shippingPrice: quote.shippingPrice,
      validUntil: quote.validUntil.toISOString(),
      contact: quote.contact,
    },
  });
}

/** The shop's own invoice, for companies with terms (invoice-2). */
const invoiceGroup = (locale: Locale): PaymentMethodGroup => {
  const name = methodName(INVOICE_METHOD, locale);
  return { id: INVOICE_METHOD, label: name, credit: 'no-credit', methods: [{ id: INVOICE_METHOD, name, icon: null }] };
};

type Presented = { goods: readonly PromisedGoods[]; locale: Locale; now: Date };

function presentMethod(method: ShippingMethod, { goods, locale, now }: Presented): DeliveryOption {
  const promise = orderPromise(goods, method);
  const store = shop.stores.find((candidate) => candidate.id === method.storeId);
  return {
    id: method.id,
    sku: method.sku,
    label: localize(method.label, locale).text,
    description: localize(method.description, locale).text,
    price: method.price,
    priceBreakdown: method.priceBreakdown,
    group: method.group,
    serviceProvider: method.serviceProvider,
    hasServicePoints: method.hasServicePoints,
    parcelLockersOnly: method.parcelLockersOnly,
    allowedForSpareParts: method.allowedForSpareParts,
    carriesUpTo: method.carriesUpTo,
    storeId: method.storeId,
    address: store && isPickup(method) ? `${store.street}, ${store.postcode} ${store.city}` : null,
    deliveryTime: localize(promisedTime(promise, method, handoverFrom(promise, now)), locale).text,
    arrival: promise.kind === 'usual' ? arrivalWay(method, goods) : null,
  };
}

function arrivalWay({ workingDays, serviceProvider }: ShippingMethod, goods: readonly PromisedGoods[]) {
  const ids = shop.stores.map(({ id }) => id);
  return workingDays && ([...workingDays, packingStoreOf(ids, goods) ?? undefined, serviceProvider] as const);
}
