import type { Locale } from '#domain/base/locale.ts';
import type { OpeningHours } from '#domain/base/time/local-clock.ts';
import type { DayHours } from '#domain/base/time/opening-hours.ts';
import type { Place } from './distance.ts';
import type { FixedLink } from './menu-links.ts';
import type { Placing } from './placed.ts';

type Texts = Record<Locale, string>;

/** Names of web/ui/icon that may illustrate a benefit or a service. */
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
  /** Stable id in stock data, orders and the path of the store's page, `content/fi/pages/myymalat/<id>.md`. */
  id: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  phone: string;
  email: string;
  /** Id of the delivery method "pickup from this store", three digits, stored in orders: 401, 402 … */
  pickupMethod: string;
  /** Id of the delivery method "vehicle handover in this store", 310 …; absent when the store offers none. */
  handoverMethod?: string;
  /** Deliveries by the store's own staff: ids of the methods, and the postcode prefixes that they serve. */
  localDelivery?: {
    methods: { goods: string; vehicle: string; commissioning: string };
    postcodes: readonly string[];
  };
  /** Opening hours by ISO weekday (1 = Monday … 7 = Sunday); a missing day is closed. */
  hours: OpeningHours;
};

/**
 * More about a store, by its id in `storeDetails` of shop.config.ts. Separate, because only the server reads it: this keeps
 * it out of the client bundle.
 */
export type StoreDetails = {
  /** Closed on Finland's public holidays and the eves of midsummer and Christmas (store-1). */
  closedOnHolidays: boolean;
  /**
   * Days that override the weekly hours: `2026-12-31`, or `12-31` for every year. Hours null: closed. The name
   * gives the reason.
   */
  exceptions: readonly { date: string; hours: DayHours | null; name: Texts }[];
  /** Where it is in degrees, for the distance to the shopper; without it no distance is shown. */
  place?: Place;
  /** Services of the store, a few words each. */
  services: readonly Texts[];
  /** Its workshop; without it no works are booked there. */
  workshop?: Workshop;
  /** Its test rides; without them customers ask for one with the contact form. */
  testRides?: TestRides;
  /** Until when, `HH:MM`, orders that it packs leave on the same day; without it the shop's time (stock-9). */
  dispatchUntil?: string;
  /** Minutes until goods in stock are picked for a pickup; an hour without it (stock-4). */
  readyMinutes?: number;
  /** Working days in which it puts a vehicle together, inspects and registers it; without them no day of handover is named (handover-1). */
  handoverDays?: number;
};

/** A work that customers book. `price` is a text, e.g. "alkaen 189 €"; `id` stands in stored bookings. */
export type ServiceWork = { id: string; minutes: number; name: Texts; price: Texts };

/** How many works a store does at once, and which. */
export type Workshop = { mechanics: number; works: readonly ServiceWork[] };

/** How many test rides a store gives at once, and how long one takes. */
export type TestRides = { atOnce: number; minutes: number };

/** Zones of vehicle deliveries: beginnings of postcodes. */
export type ZoneName = '1' | '2' | '3' | '4';

/**
 * Staff's changes of the delivery table (domain/sales/delivery/methods), by ids of methods: prices of the carriage in cents, methods that
 * are not offered, the fee for papers of vehicles in cents, and zones that serve other postcodes.
 */
export type DeliveryChanges = {
  prices?: Readonly<Record<string, number>>;
  hidden?: Readonly<Record<string, true>>;
  officeFee?: number;
  zones?: Partial<Record<ZoneName, readonly string[]>>;
};

/** Payment methods of the gateway that the checkout does not offer: whole groups, and single methods by their ids. */
export type PaymentChanges = {
  hiddenGroups?: Readonly<Record<string, true>>;
  hiddenMethods?: Readonly<Record<string, true>>;
};

/**
 * A brand that the spare part search can filter by. `supplierNumber` is `toimittajanumero` of the price files; brands may
 * share one. `sparePartSuppliers` of shop.config.ts lists them, separate because most pages need none; when it is empty, the
 * search has no supplier filter (spare-part-5).
 */
export type SparePartSupplier = { slug: string; name: string; supplierNumber: string };

/**
 * Terms of a credit for vehicles. Interest in percent a year, fees in cents, the offered numbers of months, the least sum, and the day
 * (`YYYY-MM-DD`) on which the owner confirmed them with the lender: the shop does not start with terms that nobody confirmed.
 */
export type CreditTerms = {
  lender: string;
  ratePercent: number;
  openingFeeCents: number;
  monthlyFeeCents: number;
  months: readonly number[];
  leastCents: number;
  confirmedOn: string;
};

/** Who carries parcels and pallets. */
export const carrierNames = ['posti', 'matkahuolto', 'freight'] as const;
export type CarrierName = (typeof carrierNames)[number];

/**
 * Until when orders leave on the same working day (stock-9). A day of `exceptions` (`2026-12-23`, or `12-23` for every year) has
 * another time, or null: nothing leaves.
 */
export type Dispatch = {
  until: string;
  exceptions: readonly { date: string; until: string | null }[];
  /** Days beside the public holidays on which a carrier neither fetches nor brings parcels (stock-12). */
  restDays?: readonly { carrier: CarrierName; date: string }[];
};

/** Texts of mails that staff changed: by group, language and place in the message file. */
export type MailTextChanges = Partial<Record<string, Partial<Record<string, Readonly<Record<string, string>>>>>>;

/**
 * Facts of single pages, `pageFacts` of shop.config.ts. Separate, because only the server reads them: this keeps them out of
 * the client bundle.
 */
export type PageFacts = {
  /**
   * The hero of the home page; `npm run task -- hero <picture>` makes its picture. `category` is a catalog path, null
   * for all products. `picture` is the id of an uploaded one, null for none; without it the built one is shown.
   */
  hero: { category: string | null; picture?: string | null } & Record<
    Locale,
    { title: string; text: string; action: string; alt: string }
  >;
  /** Parts of the home page that staff left out or moved: by their names, true and places from 1 on. */
  home?: { hidden?: Readonly<Record<string, true>>; place?: Readonly<Record<string, number>> };
  /** Until when orders leave on the same day. */
  dispatch: Dispatch;
  /** Terms of the lender for monthly prices of vehicles; without them none is shown. */
  credit?: CreditTerms;
  /** Gift cards with a recipient, in whole euros: the limits, and the sums to choose from. Without them there is no page of them. */
  giftCards?: { least: number; most: number; offered: readonly number[] };
  /** Where companies pay their invoices; without it invoices name no account. */
  bankAccount?: { iban: string; bic: string };
  /** The brand colour if it is not that of the style sheets, `#0e3b2e`. */
  colour?: string;
  /** Payment methods that are not offered; without it all of the gateway are. */
  payment?: PaymentChanges;
  /** After how many hours customers are reminded of their carts; without it they are not. */
  cartReminder?: { hours: number };
  /** Texts of mails in place of those of the message files. */
  mailTexts?: MailTextChanges;
};

/** The shop's facts: everything besides catalog, pages and settings. Texts are given in every locale. */
export type ShopConfig = {
  name: string;
  /** SVG stroke paths of the logo mark before the name, in a viewBox of 44 × 30. */
  mark: readonly string[];
  /** A picture in public/icons, or an uploaded one, that replaces mark and name, with its size in pixels. */
  logo?: { src: string; width: number; height: number };
  company: string;
  businessId: string;
  /** IANA time zone of opening hours, sale periods and prices. */
  timeZone: string;
  phone: string;
  email: string;
  street: string;
  postcode: string;
  city: string;
  serviceHours: Texts;
  /** Response time to quote requests and messages in working days, as promised on pages and in mails. */
  quoteAnswerDays: number;
  /** Validity of a new gift card in months. */
  giftCardMonths: number;
  /** Title of the home page for search engines and tabs, before the name. */
  title: Texts;
  tagline: Texts;
  /** The line above the header. */
  benefits: readonly ({ icon: ShopIcon } & Texts)[];
  /**
   * Links in the footer: service pages, each a file in `content/fi/pages`, or other pages of the shop, `/uutuudet`. The header links the first one, the menu those with an
   * `icon`.
   */
  services: readonly ({ path: string; icon?: ShopIcon } & Texts)[];
  /** Example spare parts for search hints: product numbers, and one that several suppliers use, as `number@supplier`. */
  exampleParts?: { numbers: readonly string[]; ofSupplier: string };
  social: readonly { name: string; url: string }[];
  /** In display order. */
  stores: readonly StoreConfig[];
  /** Brands of spare parts in place of `sparePartSuppliers`, which gives the first ones. */
  suppliers?: readonly SparePartSupplier[];
  /** Fixed links of menu, header and footer that staff left out, and places in the menu. */
  menu?: Placing<FixedLink>;
  /** Prices and zones of deliveries that differ from the delivery table. */
  delivery?: DeliveryChanges;
};
