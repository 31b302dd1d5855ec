import type { PageFacts, ShopConfig, SparePartSupplier, StoreDetails } from '#domain/base/shop-config.ts';

/** Another shop: furniture in Tampere and Turku. Takes the place of shop.config.ts in test/other-shop/serve.ts. */
const weekdays = { opens: '10:00', closes: '19:00' };
const hours = {
  1: weekdays,
  2: weekdays,
  3: weekdays,
  4: weekdays,
  5: weekdays,
  6: { opens: '10:00', closes: '16:00' },
};

/** The first view of the home page. */
export const pageFacts: PageFacts = {
  hero: {
    category: 'olohuone/sohvat',
    fi: {
      title: 'Sohva, johon mahtuu koko väki',
      text: 'Irtopäälliset, massiivipuinen runko. Istu ensin, osta sitten.',
      action: 'Katso sohvat',
      alt: 'Talvinen maisema ikkunasta',
    },
    en: {
      title: 'A sofa with room for everyone',
      text: 'Loose covers, a solid wood frame. Sit first, buy later.',
      action: 'See the sofas',
      alt: 'A winter view from the window',
    },
  },
  dispatch: { until: '12:00', exceptions: [] },
};

export const shop: ShopConfig = {
  name: 'Kotikulma',
  mark: ['M4 26V13L22 4l18 9v13', 'M16 26v-9h12v9'],
  company: 'Kotikulma Kalusteet Oy',
  businessId: '7654321-4',
  timeZone: 'Europe/Helsinki',
  phone: '010 111 0000',
  email: 'asiakaspalvelu@kotikulma.example',
  street: 'Hatanpään valtatie 1',
  postcode: '33100',
  city: 'Tampere',
  serviceHours: { fi: 'Ma–pe 9–17', en: 'Mon–Fri 9–17' },
  quoteAnswerDays: 3,
  giftCardMonths: 12,
  title: { fi: 'Huonekalut ja valaisimet', en: 'Furniture and lamps' },
  tagline: {
    fi: 'Huonekalut, jotka kestävät. Myymälät Tampereella ja Turussa.',
    en: 'Furniture that lasts. Stores in Tampere and Turku.',
  },
  benefits: [
    { icon: 'store', fi: 'Nouto myymälästä 0 €', en: 'Store pickup 0 €' },
    { icon: 'wrench', fi: 'Kokoamme puolestasi', en: 'We assemble it for you' },
    { icon: 'parcel', fi: 'Kuljetus kotiin', en: 'Delivery to your home' },
  ],
  services: [
    { path: 'palvelut/kokoonpano', fi: 'Kokoonpano', en: 'Assembly', icon: 'wrench' },
    { path: 'palvelut/kuljetus', fi: 'Kuljetus', en: 'Transport' },
  ],
  social: [{ name: 'Instagram', url: 'https://www.instagram.com/' }],
  stores: [
    {
      id: 'tampere',
      name: 'Tampere',
      street: 'Hatanpään valtatie 1',
      postcode: '33100',
      city: 'Tampere',
      phone: '010 111 0001',
      email: 'tampere@kotikulma.example',
      pickupMethod: '401',
      hours,
    },
    {
      id: 'turku',
      name: 'Turku',
      street: 'Itäinen Pitkäkatu 20',
      postcode: '20520',
      city: 'Turku',
      phone: '010 111 0002',
      email: 'turku@kotikulma.example',
      pickupMethod: '402',
      hours,
    },
  ],
};

const details: StoreDetails = {
  closedOnHolidays: true,
  exceptions: [
    { date: '12-23', hours: { opens: '10:00', closes: '16:00' }, name: { fi: 'Aatonaatto', en: '23 December' } },
  ],
  services: [{ fi: 'Sisustusneuvonta', en: 'Interior advice' }],
};

export const storeDetails: Record<string, StoreDetails> = { tampere: details, turku: details };

/** Brands of spare parts to choose from. */
export const sparePartSuppliers: readonly SparePartSupplier[] = [
  { slug: 'runko-osat', name: 'Runko-osat', supplierNumber: '77' },
];
