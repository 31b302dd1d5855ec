import { FREIGHT_TIME, type MethodRow } from '../make-method.ts';

const freight = {
  group: 'HomeDelivery',
  serviceProvider: 'freight',
  carriesUpTo: 'pallet',
  deliveryTime: FREIGHT_TIME,
  description: {
    fi: 'Kuljettaja soittaa ennen toimitusta. Lähetys puretaan auton viereen.',
    en: 'The driver calls before delivery. The goods are unloaded beside the lorry.',
  },
} as const;

/** Freight by consignment, only for products that list it (delivery-1). */
export const freightMethods: readonly MethodRow[] = [
  {
    ...freight,
    id: '302',
    shipping: 5900,
    label: { fi: 'Rahti – pieni kollitoimitus', en: 'Freight – small consignment' },
  },
  { ...freight, id: '314', shipping: 8990, label: { fi: 'Rahti – puolilava', en: 'Freight – half pallet' } },
  { ...freight, id: '301', shipping: 10_000, label: { fi: 'Rahti – lavatoimitus', en: 'Freight – pallet' } },
  { ...freight, id: '303', shipping: 12_000, label: { fi: 'Rahti – iso lavatoimitus', en: 'Freight – large pallet' } },
  {
    ...freight,
    id: '304',
    shipping: 20_000,
    label: { fi: 'Rahti – ylipitkä tai raskas toimitus', en: 'Freight – overlong or heavy goods' },
  },
];
