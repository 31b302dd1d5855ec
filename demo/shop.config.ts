import type { PageFacts, ServiceWork, ShopConfig, SparePartSupplier, StoreDetails } from '#domain/base/shop-config.ts';

/** The demo's facts, and those of all tests; what each field means stands with its type. */
export const shop: ShopConfig = {
  name: 'Tieva',
  mark: ['M3 25C8 12 13 6 18 6c6 0 8 12 13 12', 'M24 25c3-7 6-10 9-10s5 4 8 10'],
  company: 'Tieva Demo Oy',
  businessId: '1234567-1',
  timeZone: 'Europe/Helsinki',
  phone: '010 000 0000',
  email: 'asiakaspalvelu@tieva.example',
  street: 'Äimätie 14',
  postcode: '90400',
  city: 'Oulu',
  serviceHours: { fi: 'Ma–pe 8–17, la 10–14', en: 'Mon–Fri 8–17, Sat 10–14' },
  quoteAnswerDays: 2,
  giftCardMonths: 24,
  title: { fi: 'Ajoneuvot, pienkoneet ja varaosat', en: 'Vehicles, power tools and spare parts' },
  tagline: {
    fi: 'Ajoneuvot, pienkoneet ja varaosat pohjoisen oloihin. Myymälät Oulussa, Rovaniemellä ja Ranualla.',
    en: 'Vehicles, power tools and spare parts for the north. Stores in Oulu, Rovaniemi and Ranua.',
  },
  benefits: [
    { icon: 'store', fi: 'Nouto 0 €, ajoneuvot 150 €', en: 'Store pickup 0 €, vehicles 150 €' },
    { icon: 'wrench', fi: 'Oma huolto kolmella paikkakunnalla', en: 'Own workshop in three towns' },
    { icon: 'parcel', fi: 'Varaosat kahdeksalta valmistajalta', en: 'Spare parts from eight manufacturers' },
  ],
  services: [
    { path: 'palvelut/rahoitus', fi: 'Rahoitus', en: 'Financing' },
    { path: 'palvelut/huoltopalvelut', fi: 'Huoltopalvelut', en: 'Workshop services', icon: 'wrench' },
    { path: 'palvelut/varaosat', fi: 'Varaosat', en: 'Spare parts' },
    {
      path: 'palvelut/ilmalampo-ja-sahkopalvelut',
      fi: 'Ilmalämpö- ja sähköpalvelut',
      en: 'Heat pump and electrical services',
    },
    {
      path: 'palvelut/yrityspalvelut-ja-leasing',
      fi: 'Yrityspalvelut ja leasing',
      en: 'Business services and leasing',
    },
    { path: 'palvelut/yksityisleasing', fi: 'Yksityisleasing', en: 'Private leasing' },
  ],
  exampleParts: { numbers: ['8328917', '24569-XA4-D01', '959 59 08-02'], ofSupplier: 'ZX-4410@1044' },
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  stores: [
    {
      id: 'oulu',
      name: 'Oulu',
      street: 'Äimätie 14',
      postcode: '90400',
      city: 'Oulu',
      phone: '010 000 0001',
      email: 'oulu@tieva.example',
      pickupMethod: '403',
      handoverMethod: '312',
      localDelivery: {
        methods: { goods: '431', vehicle: '432', commissioning: '433' },
        postcodes: ['90', '913', '914', '915', '916', '918', '919'],
      },
      hours: {
        1: { opens: '09:00', closes: '18:00' },
        2: { opens: '09:00', closes: '18:00' },
        3: { opens: '09:00', closes: '18:00' },
        4: { opens: '09:00', closes: '18:00' },
        5: { opens: '09:00', closes: '18:00' },
        6: { opens: '10:00', closes: '15:00' },
      },
    },
    {
      id: 'rovaniemi',
      name: 'Rovaniemi',
      street: 'Teollisuustie 22',
      postcode: '96320',
      city: 'Rovaniemi',
      phone: '010 000 0002',
      email: 'rovaniemi@tieva.example',
      pickupMethod: '402',
      handoverMethod: '311',
      localDelivery: {
        methods: { goods: '421', vehicle: '422', commissioning: '423' },
        postcodes: ['96', '971', '972'],
      },
      hours: {
        1: { opens: '09:00', closes: '18:00' },
        2: { opens: '09:00', closes: '18:00' },
        3: { opens: '09:00', closes: '18:00' },
        4: { opens: '09:00', closes: '18:00' },
        5: { opens: '09:00', closes: '18:00' },
        6: { opens: '10:00', closes: '15:00' },
      },
    },
    {
      id: 'ranua',
      name: 'Ranua',
      street: 'Keskustie 9',
      postcode: '97700',
      city: 'Ranua',
      phone: '010 000 0003',
      email: 'ranua@tieva.example',
      pickupMethod: '401',
      handoverMethod: '310',
      localDelivery: {
        methods: { goods: '411', vehicle: '412', commissioning: '413' },
        postcodes: ['977', '978', '979'],
      },
      hours: {
        1: { opens: '09:00', closes: '17:00' },
        2: { opens: '09:00', closes: '17:00' },
        3: { opens: '09:00', closes: '17:00' },
        4: { opens: '09:00', closes: '17:00' },
        5: { opens: '09:00', closes: '17:00' },
        6: { opens: '10:00', closes: '13:00' },
      },
    },
  ],
};

/** The first view of the home page, and the lender's terms. */
export const pageFacts: PageFacts = {
  hero: {
    category: 'moottorikelkat',
    fi: {
      title: 'Kelkka kuntoon ennen pakkasia',
      text: 'Huolto, hihnat ja telamatot valmiina kaudelle. Nouda myymälästä Oulusta, Rovaniemeltä tai Ranualta.',
      action: 'Katso kelkkakauden tuotteet',
      alt: 'Kelkkailija ajaa lumista aukeaa, taustalla mökki ja tunturi',
    },
    en: {
      title: 'Get your sled ready before the cold sets in',
      text: 'Service, belts and tracks ready for the season. Pick up at our store in Oulu, Rovaniemi or Ranua.',
      action: 'Shop the snowmobile season',
      alt: 'A rider crosses a snowy field, a cabin and a fell behind',
    },
  },
  dispatch: {
    until: '14:00',
    exceptions: [
      { date: '12-23', until: '12:00' },
      { date: '12-31', until: '12:00' },
    ],
    restDays: [{ carrier: 'matkahuolto', date: '12-31' }],
  },
  credit: {
    lender: 'Esimerkkirahoitus Oy',
    ratePercent: 6.9,
    openingFeeCents: 15_000,
    monthlyFeeCents: 900,
    months: [12, 24, 36, 48, 60],
    leastCents: 100_000,
    confirmedOn: '2026-11-01',
  },
  giftCards: { least: 10, most: 1000, offered: [25, 50, 100, 200] },
  bankAccount: { iban: 'FI21 1234 5600 0007 85', bic: 'NDEAFIHH' },
};

const workshop = { fi: 'Huolto ja korjaamo', en: 'Workshop' };
const parts = { fi: 'Varaosat ja varusteet', en: 'Spare parts and accessories' };
const pickup = { fi: 'Verkkokaupan nouto', en: 'Pickup of online orders' };
const tradeIns = { fi: 'Vaihtolaitteiden arviointi', en: 'Valuation of trade-ins' };
const newYearsEve = { fi: 'Uudenvuodenaatto', en: 'New Year’s Eve' };

/** Works that customers book; prices are examples. */
const works: ServiceWork[] = [
  {
    id: 'annual',
    minutes: 120,
    name: { fi: 'Vuosihuolto', en: 'Annual service' },
    price: { fi: 'alkaen 189 €', en: 'from 189 €' },
  },
  {
    id: 'belt',
    minutes: 60,
    name: { fi: 'Variaattorihihnan vaihto', en: 'Drive belt change' },
    price: { fi: 'alkaen 59 € + hihna', en: 'from 59 € + belt' },
  },
  {
    id: 'track',
    minutes: 180,
    name: { fi: 'Telamaton tai renkaiden vaihto', en: 'Track or tyre change' },
    price: { fi: 'alkaen 129 € + osat', en: 'from 129 € + parts' },
  },
  {
    id: 'storage',
    minutes: 60,
    name: { fi: 'Koneen jättö kausisäilytykseen', en: 'Drop-off for seasonal storage' },
    price: { fi: 'alkaen 149 €/kausi', en: 'from 149 € a season' },
  },
  {
    id: 'other',
    minutes: 60,
    name: { fi: 'Muu työ tai vian haku', en: 'Other work or fault finding' },
    price: { fi: 'hinta sovitaan ennen työtä', en: 'price agreed before the work' },
  },
];

/** Holidays, exceptional days, services and workshops of the stores. */
export const storeDetails: Record<string, StoreDetails> = {
  oulu: {
    workshop: { mechanics: 3, works },
    testRides: { atOnce: 2, minutes: 60 },
    handoverDays: 3,
    closedOnHolidays: true,
    place: { latitude: 65.0003, longitude: 25.4577 },
    exceptions: [{ date: '12-31', hours: { opens: '09:00', closes: '15:00' }, name: newYearsEve }],
    services: [
      workshop,
      parts,
      pickup,
      tradeIns,
      { fi: 'Koeajot', en: 'Test drives' },
      { fi: 'Ajovarusteiden sovitus', en: 'Fitting of riding gear' },
    ],
  },
  rovaniemi: {
    workshop: { mechanics: 2, works },
    testRides: { atOnce: 2, minutes: 60 },
    handoverDays: 4,
    closedOnHolidays: true,
    place: { latitude: 66.4936, longitude: 25.6993 },
    exceptions: [{ date: '12-31', hours: { opens: '09:00', closes: '15:00' }, name: newYearsEve }],
    services: [
      workshop,
      parts,
      pickup,
      tradeIns,
      { fi: 'Kelkkojen kausihuolto', en: 'Seasonal service of snowmobiles' },
    ],
  },
  ranua: {
    workshop: { mechanics: 1, works },
    testRides: { atOnce: 1, minutes: 60 },
    dispatchUntil: '12:00',
    readyMinutes: 120,
    handoverDays: 5,
    closedOnHolidays: true,
    place: { latitude: 65.9283, longitude: 26.5174 },
    exceptions: [{ date: '12-31', hours: null, name: newYearsEve }],
    services: [
      workshop,
      parts,
      pickup,
      { fi: 'Teräketjun teroitus odottaessa', en: 'Saw chains sharpened while you wait' },
    ],
  },
};

/** Brands of spare parts to choose from. */
export const sparePartSuppliers: readonly SparePartSupplier[] = [
  // both Hondas come from the same supplier
  { slug: 'honda-engines', name: 'Honda Engines', supplierNumber: '88' },
  { slug: 'honda-powersports', name: 'Honda Powersports', supplierNumber: '88' },
  { slug: 'husqvarna', name: 'Husqvarna', supplierNumber: '301' },
  { slug: 'yamaha', name: 'Yamaha', supplierNumber: '22251' },
  { slug: 'ktm', name: 'KTM', supplierNumber: '78' },
  { slug: 'polaris', name: 'Polaris', supplierNumber: '1044' },
  { slug: 'arctic-cat', name: 'Arctic Cat', supplierNumber: '1499' },
  { slug: 'suzuki', name: 'Suzuki', supplierNumber: '1043' },
];
