import type { FieldError } from '#domain/base/error-codes.ts';
import { isAland, isFinnishPostcode } from '#domain/base/finnish-postcode.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import { fail, ok } from '#domain/base/result.ts';
import { priceCart, pricedLine } from '#domain/cart/price-cart.ts';
import { orderLines } from '#domain/checkout/order-request.ts';
import { allowedMethods } from '#domain/shipping/allowed-methods.ts';
import type { ShippingMethod } from '#domain/shipping/shipping-method.ts';
import { shop } from '#shop.config';
import type { PaymentProvider } from '../payments/provider.ts';
import { type FreshLinesParts, freshLines } from './fresh-lines.ts';
import type { DeliveryOption, OptionsOutcome } from './outcomes.ts';

type Parts = FreshLinesParts & { payments: Pick<PaymentProvider, 'methods'> };

/** What the checkout page can offer for a cart: deliveries, payments and totals, all by the catalog as it is now. */
export async function checkoutOptions(
  input: { lines: unknown; postcode: string | null },
  locale: Locale,
  parts: Parts,
): Promise<OptionsOutcome> {
  const parsed = orderLines.safeParse(input.lines);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(
      (issue): FieldError => ({ field: ['lines', ...issue.path].join('.'), message: issue.message }),
    );
    return fail('invalid', fields);
  }
  const { lines, problems } = await freshLines(parsed.data, locale, parts);
  const items = lines.map(({ item, amount }) => ({ ...item, amount }));

  const postcode = input.postcode && isFinnishPostcode(input.postcode) ? input.postcode : null;
  const methods = allowedMethods(items, postcode);
  const onAland = postcode !== null && isAland(postcode);
  const totals = priceCart(items.map(pricedLine), null);
  const payment = totals.payNow > 0 ? await parts.payments.methods(totals.payNow, locale) : ok([]);
  const isHandedOver = items.some((item) => item.deposit !== null);
  return ok({
    methods: methods.map((method) => presentMethod(method, locale)),
    notice: onAland
      ? 'aland'
      : methods.length === 0 && items.length > 0
        ? 'ask_for_quote'
        : isHandedOver
          ? 'deposit'
          : null,
    payment: payment.ok ? payment.value : [],
    totals,
    problems,
  });
}

function presentMethod(method: ShippingMethod, locale: Locale): DeliveryOption {
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
    address: store ? `${store.street}, ${store.postcode} ${store.city}` : null,
    deliveryTime: localize(method.deliveryTime, locale).text,
  };
}
