import type { Shop } from '#backend/shop.ts';
import { eurosFromCents } from '#domain/base/money.ts';

/** The delivery methods of one piece alone, from the delivery service. */
export type MethodsFor = Shop['delivery']['methodsFor'];

const RETURN_DAYS = 14;
/** The content page about returns. */
export const RETURN_TERMS = 'asiakaspalvelu/palautus-reklamaatio-ja-takuu';

/** The cheapest delivery anywhere in Finland; empty for goods that are only picked up. */
export function shippingDetails(methods: ReturnType<MethodsFor>): { shippingDetails?: object } {
  const sent = methods.filter(({ storeId, postcodes }) => storeId === null && postcodes === null);
  if (sent.length === 0) return {};
  const cents = Math.min(...sent.map(({ price }) => price));
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: eurosFromCents(cents).toFixed(2), currency: 'EUR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FI' },
    },
  };
}

/** The right of withdrawal: 14 days (Consumer Protection Act 38/1978, ch. 6 § 14). `terms` is the address of the terms. */
export const returnPolicy = (terms: string) => ({
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'FI',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    returnMethod: ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    merchantReturnLink: terms,
  },
});
