import type { Locale } from '#domain/base/locale.ts';
import type { OpeningHours } from '#domain/base/time/local-clock.ts';
import type { DayHours } from '#domain/base/time/opening-hours.ts';

type Texts = Record<Locale, string>;

/** Icons that stand for a promise or a service; each is a name of web/ui/icon. */
export const shopIcons = [
  'store',
  'wrench',
  'parcel',
  'truck',
  'part',
  'shield',
  'star',
  'heart',
  'card',
  'clock',
  'exchange',
  'return',
  'chat',
  'phone',
  'mail',
  'pin',
  'globe',
  'check',
  'check-circle',
  'spark',
  'tag',
  'user',
  'info',
] as const;

export type ShopIcon = (typeof shopIcons)[number];

export type StoreConfig = {
  /** Stable id used in stock data, orders and the address of the store's page, `content/fi/pages/myymalat/<id>.md`. */
  id: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  phone: string;
  email: string;
  /** Id of the delivery method "pickup from this store", three digits; orders keep it. 401, 402 … */
  pickupMethod: string;
  /** Id of the delivery method "vehicle handed over in this store", 310 …; without it the store hands none over. */
  handoverMethod?: string;
  /** What the store's own people bring nearby: ids of its methods, and beginnings of the postcodes they drive to. */
  localDelivery?: {
    methods: { goods: string; vehicle: string; commissioning: string };
    postcodes: readonly string[];
  };
  /** Opening hours by ISO weekday (1 = Monday … 7 = Sunday); a missing day is closed. */
  hours: OpeningHours;
};

/**
 * What more is told of a store, by its id in `storeDetails` of shop.config.ts. Apart from the rest, because only the server
 * reads it: it weighs nothing in the pages.
 */
export type StoreDetails = {
  /** Closed on the public holidays of Finland and the eves of midsummer and Christmas (domain/base/time/holidays.ts). */
  closedOnHolidays: boolean;
  /**
   * Days that are not as in the week, holidays or not: `2026-12-31`, or `12-31` for every year. Hours null: closed. The name
   * says why.
   */
  exceptions: readonly { date: string; hours: DayHours | null; name: Texts }[];
  /** What one gets done there, a few words each. */
  services: readonly Texts[];
};

/**
 * A brand whose spare parts a visitor may search alone; `supplierNumber` is `toimittajanumero` of the price files, and several
 * brands may have one. `sparePartSuppliers` of shop.config.ts lists them, apart from the rest because most pages need none;
 * empty: the search has no choice of supplier.
 */
export type SparePartSupplier = { slug: string; name: string; supplierNumber: string };

/** Everything a shop is besides its catalog, its pages and its settings. Texts are given in every locale. */
export type ShopConfig = {
  name: string;
  /** SVG paths of the mark before the name, in a box of 44 × 30, drawn as lines. */
  mark: readonly string[];
  /** A picture of public/icons that stands in place of mark and name, with its size in pixels. */
  logo?: { src: string; width: number; height: number };
  company: string;
  businessId: string;
  /** IANA name; opening hours, days of sale and prices follow it. */
  timeZone: string;
  phone: string;
  email: string;
  street: string;
  postcode: string;
  city: string;
  serviceHours: Texts;
  /** Working days within which a request for a quote or a message is answered; pages and mails promise it. */
  quoteAnswerDays: number;
  /** How long a gift card bought now can be spent, in months. */
  giftCardMonths: number;
  /** Title of the home page for search engines and tabs, before the name. */
  title: Texts;
  tagline: Texts;
  /** The line above the header. */
  benefits: readonly ({ icon: ShopIcon } & Texts)[];
  /**
   * The home page's one message; its picture is made by `npm run hero -- <picture>`. `category` is a path of the catalog, null
   * for all products.
   */
  hero: { category: string | null } & Record<Locale, { title: string; text: string; action: string; alt: string }>;
  /**
   * Pages of services that the footer lists, each a file of `content/fi/pages`. The first is also in the header; with an
   * `icon` it is in the menu too.
   */
  services: readonly ({ path: string; icon?: ShopIcon } & Texts)[];
  /** Spare parts of the catalog that hints name: product numbers, and one that several suppliers use, as `number@supplier`. */
  exampleParts?: { numbers: readonly string[]; ofSupplier: string };
  social: readonly { name: string; url: string }[];
  /** In the order of the pages. */
  stores: readonly StoreConfig[];
};
