import { z } from 'zod';
import { mailTexts } from '#backend/mail-texts.ts';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import { SettingsError } from '#backend/platform/settings/settings.ts';
import { brandColourProblem } from '#domain/base/brand-tokens.ts';
import { isIban, normalizeEinvoice } from '#domain/base/contact-details/einvoice.ts';
import { fixedLinks, menuLinks } from '#domain/base/menu-links.ts';
import { isPictureId } from '#domain/base/picture-variants.ts';
import { entriesOf, fieldsOf } from '#domain/base/records.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import {
  carrierNames,
  type PageFacts,
  type ShopConfig,
  type StoreDetails,
  shopIcons,
  type ZoneName,
} from '#domain/base/shop-config.ts';
import { homeBlocks } from '#domain/content/home/home-blocks.ts';
import type { ShopFacts } from '#domain/content/shop-facts/sections.ts';
import { freightMethods } from '#domain/sales/delivery/methods/freight.ts';
import { vehicleMethods } from '#domain/sales/delivery/methods/vehicles.ts';
import { zonesOf } from '#domain/sales/delivery/vehicle-zones.ts';
import { paymentGroups } from '#domain/sales/payments/payment-methods.ts';
import { TEST_RIDE } from '#domain/sales/service-bookings/bookable-work.ts';

const words = z.string().trim().min(1, 'must not be empty');
const texts = z.strictObject({ fi: words, en: words });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');
const path = z
  .string()
  .regex(
    /^\/?[a-z0-9-]+(\/[a-z0-9-]+)*$/,
    'must be a path such as palvelut/rahoitus, or of another page such as /uutuudet',
  );
const day = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'must be after opens' });
const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const localMethod = z.string().regex(/^4\d\d$/, 'must be three digits from 400 to 499');
const localMethods = z.strictObject({ goods: localMethod, vehicle: localMethod, commissioning: localMethod });
const postcodeStart = z.string().regex(/^\d{2,5}$/, 'must be two to five digits');

const store = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters a–z, digits and hyphens'),
  name: words,
  street: words,
  postcode: z.string().regex(/^\d{5}$/, 'must be five digits'),
  city: words,
  phone: words,
  email: z.email('must be an e-mail address'),
  pickupMethod: z.string().regex(/^4\d\d$/, 'must be three digits from 400 to 499'),
  handoverMethod: z
    .string()
    .regex(/^3\d\d$/, 'must be three digits from 300 to 399')
    .optional(),
  localDelivery: z.strictObject({ methods: localMethods, postcodes: z.array(postcodeStart).min(1) }).optional(),
  hours: z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), day),
});

const icon = z.enum(shopIcons, `must be one of ${shopIcons.join(', ')}`);
const hero = z.strictObject({ title: words, text: words, action: words, alt: words });

const heroPicture = z.string().refine(isPictureId, 'must be the id of an uploaded picture').nullable().optional();

const supplier = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters a–z, digits and hyphens'),
  name: words,
  supplierNumber: z.string().regex(/^\d{1,10}$/, 'must be digits, as toimittajanumero in the price files'),
});

const suppliers = z.array(supplier).superRefine((suppliers, context) => {
  for (const [i, { slug }] of suppliers.entries())
    if (suppliers.findIndex((other) => other.slug === slug) < i)
      context.addIssue({ code: 'custom', path: [i, 'slug'], message: `${slug} is another supplier's already` });
});

const cents = z.int().min(0).max(100_000_00);
/** Consumer credit above 20 % is not allowed (Consumer Protection Act 7:17 a). */
const credit = z.strictObject({
  lender: words,
  ratePercent: z.number().min(0).max(20, 'must be at most 20'),
  openingFeeCents: cents,
  monthlyFeeCents: cents,
  months: z.array(z.int().min(3).max(120)).min(1).max(8),
  leastCents: cents,
  confirmedOn: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, 'must be the day on which the owner confirmed the terms with the lender'),
});

// a leap year, so that 02-29 is valid
const isDay = (date: string) => {
  const full = date.length === 5 ? `2028-${date}` : date;
  const at = new Date(`${full}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(full);
};
const exceptionDay = z
  .string()
  .regex(/^(\d{4}-)?\d\d-\d\d$/, 'must be a day such as 2026-12-31, or 12-31 for every year')
  .refine(isDay, 'is no day of the calendar');
const dispatch = z.strictObject({
  until: time,
  exceptions: z.array(z.strictObject({ date: exceptionDay, until: time.nullable() })),
  restDays: z.array(z.strictObject({ carrier: z.enum(carrierNames), date: exceptionDay })).optional(),
});

const hidden = z.record(z.string(), z.literal(true)).optional();
const methodPrice = z.int().min(0).max(10_000_00);
const zone = z
  .array(z.string().regex(/^\d{2,5}$/, 'must be two to five digits'))
  .max(3000)
  .optional();
const delivery = z
  .strictObject({
    prices: z.record(z.string(), methodPrice).optional(),
    hidden,
    officeFee: methodPrice.optional(),
    zones: z.strictObject({ 1: zone, 2: zone, 3: zone, 4: zone }).optional(),
  })
  .superRefine((changes, context) => {
    const taken = new Map<string, ZoneName>();
    for (const [name, starts] of entriesOf(zonesOf(changes)))
      for (const start of starts) {
        const other = taken.get(start);
        taken.set(start, name);
        if (!other) continue;
        const [at, stands] = changes.zones?.[name] ? [name, other] : [other, name];
        context.addIssue({ code: 'custom', path: ['zones', at], message: `${start} is in zone ${stands} already` });
      }
  });
/** Without any group nobody could pay. */
const payment = z
  .strictObject({ hiddenGroups: hidden, hiddenMethods: hidden })
  .refine(({ hiddenGroups = {} }) => paymentGroups.some(({ id }) => !hiddenGroups[id]), {
    path: ['hiddenGroups', 'bank'],
    error: 'one group must be offered',
  });

const mailChanges = z
  .record(z.string(), z.record(z.string(), z.record(z.string(), z.string())))
  .superRefine((changes, context) => {
    for (const problem of mailTexts.problemsOf(changes)) context.addIssue({ code: 'custom', ...problem });
  });

/** An object whose fields were all emptied is none. */
const orNone = <T extends z.ZodType>(object: T) =>
  z.preprocess((given) => (Object.keys(fieldsOf(given)).length === 0 ? undefined : given), object.optional());

const pages = z.strictObject({
  hero: z.strictObject({ category: path.nullable(), picture: heroPicture, fi: hero, en: hero }),
  dispatch,
  bankAccount: orNone(
    z.strictObject({
      iban: z.string().refine((iban) => isIban(normalizeEinvoice(iban)), 'must be an IBAN'),
      bic: words,
    }),
  ),
  payment: payment.optional(),
  mailTexts: mailChanges.optional(),
  home: orNone(
    z.strictObject({
      hidden: z.partialRecord(z.enum(homeBlocks), z.literal(true)).optional(),
      place: z.partialRecord(z.enum(homeBlocks), z.int().min(1).max(homeBlocks.length)).optional(),
    }),
  ),
  cartReminder: orNone(z.strictObject({ hours: z.int().min(1).max(168) })),
  colour: z
    .string()
    .superRefine((typed, context) => {
      const problem = brandColourProblem(typed);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .optional(),
  credit: credit.optional(),
  giftCards: z
    .strictObject({ least: z.int().min(1), most: z.int().max(10_000), offered: z.array(z.int()).min(1) })
    .refine(({ least, most, offered }) => offered.every((sum) => sum >= least && sum <= most), {
      error: 'the sums must lie between least and most',
    })
    .optional(),
}) satisfies z.ZodType<PageFacts, unknown>;

const schema = z.strictObject({
  name: words,
  mark: z.array(words),
  logo: z
    .strictObject({
      src: z
        .string()
        .regex(
          /^(\/icons\/[\w.-]+\.(svg|png)|\/pictures\/[0-9a-f]{16}\/medium\.webp)$/,
          'must be a file of public/icons such as /icons/logo.svg',
        ),
      width: z.int().min(1),
      height: z.int().min(1),
    })
    .optional(),
  company: words,
  businessId: words,
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Helsinki'),
  phone: words,
  email: z.email('must be an e-mail address'),
  street: words,
  postcode: words,
  city: words,
  serviceHours: texts,
  quoteAnswerDays: z.int().min(1).max(30),
  giftCardMonths: z.int().min(6).max(120),
  title: texts,
  tagline: texts,
  benefits: z.array(texts.extend({ icon })),
  services: z.array(texts.extend({ path, icon: icon.optional() })),
  social: z.array(
    z.strictObject({ name: words, url: z.url({ protocol: /^https$/, error: 'must be an https:// address' }) }),
  ),
  suppliers: suppliers.optional(),
  menu: orNone(
    z.strictObject({
      hidden: z.partialRecord(z.enum(fixedLinks), z.literal(true)).optional(),
      place: z.partialRecord(z.enum(menuLinks), z.int().min(1).max(menuLinks.length)).optional(),
    }),
  ),
  delivery: delivery.optional(),
  exampleParts: z.strictObject({ numbers: z.array(words), ofSupplier: words }).optional(),
  stores: z
    .array(store)
    .min(1, 'must have a store')
    .superRefine((stores, context) => {
      for (const field of ['id', 'pickupMethod'] as const)
        for (const [i, { [field]: value }] of stores.entries())
          if (stores.findIndex((other) => other[field] === value) < i)
            context.addIssue({ code: 'custom', path: [i, field], message: `${value} is another store's already` });
      const taken = new Set([...freightMethods, ...vehicleMethods].map((method) => method.id));
      for (const { pickupMethod } of stores) taken.add(pickupMethod);
      for (const [i, { handoverMethod, localDelivery }] of stores.entries()) {
        const own = { handoverMethod, ...localDelivery?.methods };
        for (const [field, id] of Object.entries(own)) {
          if (id && taken.has(id)) context.addIssue({ code: 'custom', path: [i, field], message: `${id} is taken` });
          if (id) taken.add(id);
        }
      }
    }),
}) satisfies z.ZodType<ShopConfig, unknown>;

const details = z.strictObject({
  closedOnHolidays: z.boolean(),
  exceptions: z.array(
    z.strictObject({
      date: exceptionDay,
      hours: day.nullable(),
      name: texts,
    }),
  ),
  place: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  services: z.array(texts),
  workshop: z
    .strictObject({
      mechanics: z.int().min(1).max(50),
      works: z
        .array(
          z.strictObject({
            // the works of a workshop and its test rides share one list
            id: z
              .string()
              .regex(/^[a-z0-9-]{1,40}$/)
              .refine((id) => id !== TEST_RIDE),
            minutes: z.int().min(15).max(480),
            name: texts,
            price: texts,
          }),
        )
        .min(1),
    })
    .optional(),
  testRides: z.strictObject({ atOnce: z.int().min(1).max(50), minutes: z.int().min(15).max(480) }).optional(),
  dispatchUntil: time.optional(),
  readyMinutes: z.int().min(5).max(480).optional(),
  handoverDays: z.int().min(0).max(60).optional(),
}) satisfies z.ZodType<StoreDetails, unknown>;

type FactProblem = { path: string; message: string };

/** Problems of an export, each with its path. */
const problemsOf = (error: z.ZodError | undefined, where: string): FactProblem[] =>
  (error?.issues ?? []).flatMap((issue) => {
    const path = [where, ...issue.path].join('.');
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path, message: `${key} is no field` }));
    return [{ path, message: issue.message.endsWith('received undefined') ? 'is missing' : issue.message }];
  });

/** Parses the shop's facts that staff may change: facts, or every problem with its path, `shop.stores.0.hours.1.opens` (setting-2). */
export function parseFacts(facts: unknown): Result<ShopFacts, 'invalid', FactProblem[]> {
  const given = fieldsOf(facts);
  const shop = schema.safeParse(given.shop, { error: schemaMessage });
  const pageFacts = pages.safeParse(given.pageFacts, { error: schemaMessage });
  // details of exactly the stores; unknown stores would only repeat the problems of the shop
  const ids = shop.success ? shop.data.stores.map(({ id }) => [id, details] as const) : [];
  const storeDetails = shop.success
    ? z.strictObject(Object.fromEntries(ids)).safeParse(given.storeDetails, { error: schemaMessage })
    : null;
  if (shop.success && pageFacts.success && storeDetails?.success)
    return ok({ shop: shop.data, pageFacts: pageFacts.data, storeDetails: storeDetails.data });
  return fail('invalid', [
    ...problemsOf(shop.error, 'shop'),
    ...problemsOf(pageFacts.error, 'pageFacts'),
    ...problemsOf(storeDetails?.error, 'storeDetails'),
  ]);
}

/**
 * Validates the shop's facts and its stores' details at start; throws `SettingsError` naming every invalid field
 * (operation-1).
 */
export function checkShopConfig(config: Record<keyof typeof import('#shop.config'), unknown>): void {
  const parsed = parseFacts(config);
  const problems = [
    ...(parsed.ok ? [] : (parsed.details ?? [])),
    ...problemsOf(suppliers.safeParse(config.sparePartSuppliers).error, 'sparePartSuppliers'),
  ].map(({ path, message }) => ['shop.config.ts', path.replace(/^shop\.?/, ''), message].filter(Boolean).join(': '));
  if (problems.length > 0) throw new SettingsError(problems);
}
