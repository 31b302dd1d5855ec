import { AGREED_TIME, type MethodRow } from '../make-method.ts';

/** Price of registering and handing over a vehicle, for every vehicle delivery (delivery-1). */
export const HANDOVER_FEE = 15_000;

const vehicle = {
  group: 'HomeDelivery',
  serviceProvider: 'freight',
  officeFee: HANDOVER_FEE,
  carriesUpTo: 'vehicle',
  deliveryTime: AGREED_TIME,
  description: {
    fi: 'Ajoneuvo tuodaan kotipihaan ajokuntoisena. Hintaan kuuluvat paperit ja luovutus.',
    en: 'The vehicle is brought to your yard ready to ride. Papers and handover are in the price.',
  },
} as const;
const ofZone = { ...vehicle, offeredFor: ['vehicle'] } as const;

/**
 * Vehicle deliveries, priced by zone; large ones and special transports only for products that list them
 * (delivery-1).
 */
export const vehicleMethods: readonly MethodRow[] = [
  {
    ...ofZone,
    id: '309',
    shipping: 14_000,
    zones: ['1'],
    label: { fi: 'Ajoneuvon toimitus, vyöhyke 1', en: 'Vehicle delivery, zone 1' },
  },
  {
    ...ofZone,
    id: '313',
    shipping: 24_000,
    zones: ['2'],
    label: { fi: 'Ajoneuvon toimitus, vyöhyke 2', en: 'Vehicle delivery, zone 2' },
  },
  {
    ...ofZone,
    id: '315',
    shipping: 30_000,
    zones: ['3'],
    label: { fi: 'Ajoneuvon toimitus, vyöhyke 3', en: 'Vehicle delivery, zone 3' },
  },
  {
    ...ofZone,
    id: '307',
    shipping: 34_000,
    zones: ['4'],
    label: { fi: 'Ajoneuvon toimitus, vyöhyke 4', en: 'Vehicle delivery, zone 4' },
  },
  {
    ...vehicle,
    id: '308',
    shipping: 54_000,
    zones: ['1', '2'],
    label: { fi: 'Ison ajoneuvon toimitus, vyöhykkeet 1–2', en: 'Large vehicle delivery, zones 1–2' },
  },
  {
    ...vehicle,
    id: '305',
    shipping: 64_000,
    zones: ['3', '4'],
    label: { fi: 'Ison ajoneuvon toimitus, vyöhykkeet 3–4', en: 'Large vehicle delivery, zones 3–4' },
  },
  {
    ...vehicle,
    id: '306',
    shipping: 90_000,
    label: { fi: 'Ajoneuvon erikoiskuljetus', en: 'Special vehicle transport' },
  },
];
