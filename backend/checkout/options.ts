import type { FieldError } from '#domain/base/error-codes.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import { fail, ok } from '#domain/base/result.ts';
import { withOwnHolds } from '#domain/cart/own-holds.ts';
import { priceCart, pricedLine } from '#domain/cart/price-cart.ts';
import { sellProblem } from '#domain/cart/sell-problem.ts';
import { orderLines } from '#domain/checkout/order-request.ts';
import { allowedMethods } from '#domain/shipping/allowed-methods.ts';
import { isAland, isFinnishPostcode } from '#domain/shipping/finnish-postcode.ts';
import type { ShippingMethod } from '#domain/shipping/shipping-method.ts';
import { shop } from '#shop.config';
import type { CatalogService } from '../catalog/service.ts';
import type { LineProblem } from '../orders/line-problems.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { DeliveryOption, OptionsOutcome } from './outcomes.ts';

type Parts = {
  catalog: Pick<CatalogService, 'cartItems'>;
  payments: Pick<PaymentProvider, 'methods'>;
  /** Pieces the shopper's own earlier orders hold, by sku. */
  held: ReadonlyMap<string, number>;
};

/** What the checkout page can offer for a cart: deliveries, payments and totals, all by the catalog as it is now. */
export async function checkoutOptions(
  input: { lines: unknown; postcode: string | null },
  locale: Locale,
  { catalog, payments, held }: Parts,
): Promise<OptionsOutcome> {
  const parsed = orderLines.safeParse(input.lines);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(
      (issue): FieldError => ({ field: ['lines', ...issue.path].join('.'), message: issue.message }),
    );
    return fail('invalid', fields);
  }
  const fresh = await catalog.cartItems(
    parsed.data.map((line) => line.sku),
    locale,
  );
  const items = parsed.data.flatMap(({ sku, amount }) => {
    const item = fresh.get(sku);
    return item ? [{ ...item, amount }] : [];
  });
  const problems = parsed.data.flatMap(({ sku, amount }): LineProblem[] => {
    const item = fresh.get(sku);
    if (!item) return [{ sku, reason: 'gone', available: 0 }];
    const problem = sellProblem(withOwnHolds(item, held.get(sku) ?? 0), amount);
    return problem ? [{ sku, ...problem }] : [];
  });

  const postcode = input.postcode && isFinnishPostcode(input.postcode) ? input.postcode : null;
  const methods = allowedMethods(items, postcode);
  const onAland = postcode !== null && isAland(postcode);
  const totals = priceCart(items.map(pricedLine), null);
  const payment = totals.total > 0 ? await payments.methods(totals.total, locale) : ok([]);
  return ok({
    methods: methods.map((method) => presentMethod(method, locale)),
    notice: onAland ? 'aland' : methods.length === 0 && items.length > 0 ? 'ask_for_quote' : null,
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
    storeId: method.storeId,
    address: store ? `${store.street}, ${store.postcode} ${store.city}` : null,
    deliveryTime: localize(method.deliveryTime, locale).text,
  };
}
