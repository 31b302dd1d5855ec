import { eurosFromCents } from '#domain/base/money.ts';
import { allowedMethods, type ShippedLine } from '#domain/sales/delivery/allowed-methods.ts';

const RETURN_DAYS = 14;
/** The page of the contents that tells how goods come back. */
export const RETURN_TERMS = 'asiakaspalvelu/palautus-reklamaatio-ja-takuu';

/** The cheapest way to have one piece sent anywhere in Finland; nothing of goods handed over in a store. */
export function shippingDetails(line: ShippedLine): { shippingDetails?: object } {
  const sent = allowedMethods([line]).filter(({ storeId, postcodes }) => storeId === null && postcodes === null);
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

/** The consumer's 14 days (KSL 6:14), free in a store; `terms` is the page that tells of them. */
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
