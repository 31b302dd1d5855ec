import { HOME_TIME, type MethodRow, PARCEL_TIME } from '../make-method.ts';

const POINT_TEXT = {
  fi: 'Paketti valitsemaasi Matkahuollon noutopisteeseen. Matkahuolto ilmoittaa saapumisesta.',
  en: 'A parcel to the Matkahuolto point you choose. Matkahuolto tells you when it has arrived.',
};
const matkahuolto = { group: 'Matkahuolto', serviceProvider: 'matkahuolto' } as const;
const toPoint = {
  ...matkahuolto,
  carrierProduct: '80',
  hasServicePoints: true,
  description: POINT_TEXT,
  deliveryTime: PARCEL_TIME,
} as const;

/** Matkahuolto: to a pickup point or parcel locker, home and to businesses (delivery-1). */
export const matkahuoltoMethods: readonly MethodRow[] = [
  {
    ...toPoint,
    id: '201',
    shipping: 590,
    label: { fi: 'Matkahuolto – Lähellä-paketti', en: 'Matkahuolto – parcel to a pickup point' },
    allowedForSpareParts: true,
    carriesUpTo: 'parcel',
    offeredFor: ['letter', 'parcel'],
  },
  {
    ...toPoint,
    id: '206',
    shipping: 590,
    label: { fi: 'Matkahuolto – pakettiautomaatti', en: 'Matkahuolto – parcel locker' },
    description: {
      fi: 'Paketti valitsemaasi pakettiautomaattiin. Saat avauskoodin, kun paketti on perillä.',
      en: 'A parcel to the locker you choose. You get a code when it has arrived.',
    },
    parcelLockersOnly: true,
    carriesUpTo: 'parcel',
    offeredFor: ['letter', 'parcel'],
  },
  {
    ...toPoint,
    id: '205',
    shipping: 1090,
    label: { fi: 'Matkahuolto – Lähellä-paketti, iso', en: 'Matkahuolto – large parcel to a pickup point' },
    carriesUpTo: 'large',
    offeredFor: ['large'],
  },
  {
    ...toPoint,
    id: '204',
    shipping: 1490,
    label: {
      fi: 'Matkahuolto – Lähellä-paketti, erittäin iso',
      en: 'Matkahuolto – extra large parcel to a pickup point',
    },
    carriesUpTo: 'bulky',
    offeredFor: ['bulky'],
  },
  {
    ...matkahuolto,
    id: '202',
    shipping: 1990,
    label: { fi: 'Matkahuolto – Kotijakelu', en: 'Matkahuolto – home delivery' },
    description: {
      fi: 'Kuljettaja sopii toimitusajan kanssasi ja tuo paketin ovelle.',
      en: 'The driver agrees on the time with you and brings the parcel to the door.',
    },
    carrierProduct: '34',
    allowedForSpareParts: true,
    carriesUpTo: 'large',
    offeredFor: ['letter', 'parcel', 'large'],
    deliveryTime: HOME_TIME,
  },
  {
    ...matkahuolto,
    id: '203',
    shipping: 1590,
    label: { fi: 'Matkahuolto – Jakopaketti yritykselle', en: 'Matkahuolto – delivery to a business' },
    description: {
      fi: 'Paketti yrityksen osoitteeseen arkisin klo 8–16.',
      en: 'A parcel to the address of the business on working days 8–16.',
    },
    carrierProduct: '30',
    companyOnly: true,
    carriesUpTo: 'large',
    offeredFor: ['letter', 'parcel', 'large'],
    deliveryTime: PARCEL_TIME,
  },
];
