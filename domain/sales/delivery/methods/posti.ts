import { HOME_TIME, type MethodRow, PARCEL_TIME } from '../make-method.ts';

const POINT_TEXT = {
  fi: 'Paketti valitsemaasi noutopisteeseen tai automaattiin. Posti ilmoittaa saapumisesta.',
  en: 'A parcel to the pickup point or locker you choose. Posti tells you when it has arrived.',
};
const HOME_TEXT = {
  fi: 'Kuljettaja sopii toimitusajan kanssasi etukäteen.',
  en: 'The driver agrees on the time with you beforehand.',
};

const outlet = { group: 'PostiOutlet', serviceProvider: 'posti', hasServicePoints: true } as const;
const home = {
  group: 'HomeDelivery',
  serviceProvider: 'posti',
  description: HOME_TEXT,
  deliveryTime: HOME_TIME,
} as const;

/** Posti: to a pickup point or parcel locker, home and to the letterbox (delivery-1). */
export const postiMethods: readonly MethodRow[] = [
  {
    ...outlet,
    id: '101',
    shipping: 540,
    label: { fi: 'Posti – noutopiste tai pakettiautomaatti', en: 'Posti – pickup point or parcel locker' },
    description: POINT_TEXT,
    carrierProduct: '2103',
    allowedForSpareParts: true,
    carriesUpTo: 'parcel',
    offeredFor: ['letter', 'parcel'],
    deliveryTime: PARCEL_TIME,
  },
  {
    ...outlet,
    id: '103',
    shipping: 540,
    label: { fi: 'Posti – pakettiautomaatti', en: 'Posti – parcel locker' },
    description: {
      fi: 'Paketti valitsemaasi pakettiautomaattiin. Saat avauskoodin, kun paketti on perillä.',
      en: 'A parcel to the locker you choose. You get a code when it has arrived.',
    },
    carrierProduct: '2103',
    parcelLockersOnly: true,
    carriesUpTo: 'parcel',
    offeredFor: ['letter', 'parcel'],
    deliveryTime: PARCEL_TIME,
  },
  {
    ...outlet,
    id: '105',
    shipping: 1490,
    label: { fi: 'Posti – iso paketti noutopisteeseen', en: 'Posti – large parcel to a pickup point' },
    description: POINT_TEXT,
    carrierProduct: '2103',
    carriesUpTo: 'large',
    offeredFor: ['large'],
    deliveryTime: PARCEL_TIME,
  },
  {
    ...outlet,
    id: '106',
    shipping: 1890,
    label: {
      fi: 'Posti – erikoiskokoinen paketti noutopisteeseen',
      en: 'Posti – oversized parcel to a pickup point',
    },
    description: POINT_TEXT,
    carrierProduct: '2103',
    carriesUpTo: 'bulky',
    offeredFor: ['bulky'],
    deliveryTime: PARCEL_TIME,
  },
  {
    ...home,
    id: '111',
    shipping: 690,
    label: { fi: 'Posti – pikkupaketti postilaatikkoon', en: 'Posti – small parcel to your letterbox' },
    description: {
      fi: 'Pieni paketti tulee postin mukana postilaatikkoon tai luukusta.',
      en: 'A small parcel comes with the mail to your letterbox.',
    },
    carrierProduct: '2461',
    carriesUpTo: 'letter',
    offeredFor: ['letter'],
    deliveryTime: PARCEL_TIME,
  },
  {
    ...home,
    id: '107',
    shipping: 1590,
    label: { fi: 'Posti – kotiinkuljetus', en: 'Posti – home delivery' },
    carrierProduct: '2104',
    allowedForSpareParts: true,
    carriesUpTo: 'large',
    offeredFor: ['letter', 'parcel'],
  },
  {
    ...home,
    id: '108',
    shipping: 1990,
    label: { fi: 'Posti – kotiinkuljetus, iso paketti', en: 'Posti – home delivery, large parcel' },
    carrierProduct: '2104',
    carriesUpTo: 'large',
    offeredFor: ['large'],
  },
  {
    ...home,
    id: '109',
    shipping: 3490,
    label: { fi: 'Posti – kotiinkuljetus, suurikokoinen tuote', en: 'Posti – home delivery, bulky item' },
    carrierProduct: 'POF1',
    carriesUpTo: 'bulky',
    offeredFor: ['bulky'],
  },
  {
    ...home,
    id: '110',
    shipping: 7990,
    label: { fi: 'Posti Rahti – lavatoimitus kotiin', en: 'Posti Freight – pallet to your door' },
    carrierProduct: 'POF1',
    carriesUpTo: 'pallet',
    offeredFor: ['pallet'],
  },
];
