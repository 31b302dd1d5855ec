import { EU_COUNTRIES } from '#domain/base/contact-details/countries.ts';
import { type MethodRow, PARCEL_TIME } from '../make-method.ts';

const abroad = {
  group: 'DeliveryAbroad',
  serviceProvider: 'posti',
  carriesUpTo: 'parcel',
  offeredFor: ['letter', 'parcel'],
  deliveryTime: { fi: 'Perillä 4–10 arkipäivässä', en: 'Delivered in 4–10 working days' },
} as const satisfies Partial<MethodRow>;

/** Delivery abroad, offered only to the countries in the setting DELIVERY_ABROAD (delivery-4). */
export const abroadMethods: readonly MethodRow[] = [
  {
    ...abroad,
    id: '113',
    shipping: 890,
    label: { fi: 'Toimitus Baltiaan – noutopiste', en: 'Delivery to the Baltics – pickup point' },
    description: {
      fi: 'Paketti valitsemaasi noutopisteeseen Virossa, Latviassa tai Liettuassa.',
      en: 'A parcel to the pickup point you choose in Estonia, Latvia or Lithuania.',
    },
    carrierProduct: '2331',
    countries: ['EE', 'LV', 'LT'],
    hasServicePoints: true,
    deliveryTime: PARCEL_TIME,
  },
  {
    ...abroad,
    id: '114',
    shipping: 1990,
    label: { fi: 'Toimitus EU-maihin', en: 'Delivery to EU countries' },
    description: {
      fi: 'Paketti kotiosoitteeseen paikallisen kuljetusyhtiön tuomana.',
      en: 'A parcel to your home address, brought by the local carrier.',
    },
    carrierProduct: '2711',
    countries: EU_COUNTRIES,
  },
];
