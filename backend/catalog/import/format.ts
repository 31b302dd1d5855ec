import { z } from 'zod';
import { vatClasses } from '#domain/base/vat.ts';
import { batteryKinds, batteryMetals } from '#domain/catalog/labels/battery-label.ts';
import { noiseGrades, tyreClasses, tyreExemptions, tyreGrades } from '#domain/catalog/labels/tyre-label.ts';
import { contentUnits } from '#domain/catalog/prices/unit-price.ts';
import { MAX_CARD_FACTS } from '#domain/catalog/products/key-facts.ts';
import { MAX_KIT_AMOUNT, MAX_KIT_LINES, MAX_KITS } from '#domain/catalog/products/kit.ts';
import {
  inspectionMarks,
  MOST_WARRANTY_MONTHS,
  saleModes,
  shippingClasses,
  tradeInConditions,
} from '#domain/catalog/products/product.ts';
import { isOriginalCode, MAX_ORIGINAL_CODES } from '#domain/catalog/spare-parts/original-code.ts';
import { shop } from '#shop.config';
import { patchFields } from './patches/patch-schema.ts';

/**
 * The import format (import-1): one JSON object per line (docs/import.md). Unknown fields are rejected, so that a typo is
 * reported instead of ignored. Money is euros including VAT with at most two decimals; days are `YYYY-MM-DD`.
 */

const oneLine = /^\P{Cc}*$/u;
const lines = /^(?:\P{Cc}|[\n\r\t])*$/u;
// a lone surrogate cannot be stored
const wellFormed = z.string().refine((value) => value.isWellFormed(), 'has a broken character');
const text = (max: number) =>
  wellFormed.trim().min(1, 'must not be empty').max(max).regex(oneLine, 'must be one line without control characters');
const prose = wellFormed.trim().max(20_000).regex(lines, 'must not have control characters');
const id = text(200);
const path = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/, 'must be a path such as renkaat/talvirenkaat');
const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters a–z, digits and single hyphens');
const localized = <T extends z.ZodType>(of: T) => z.strictObject({ fi: of, en: of.optional() });
const euros = z
  .number()
  .min(0, 'must not be negative')
  .max(9_999_999.99)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'must have at most two decimals');
const pieces = z.int().min(0, 'must not be negative').max(1_000_000);
const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a code such as koko or 175-65-r14');
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #d9482b');
const pictureFile = z
  .string()
  .regex(/^[\w][\w.-]*\.(?:svg|jpe?g|png|webp)$/, 'must name a file of pictures/: svg, jpg, png or webp');
const edge = z.int().min(0).max(100);
const day = z.iso.date('must be a day such as 2026-11-21');

const time = z.iso.datetime({ offset: true, error: 'must be a time such as 2026-12-24T23:59:59+02:00' });
const documentFile = z.string().regex(/^[\w][\w.-]*\.pdf$/, 'must name a pdf file of documents/');
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https:// address' }).max(500);
const year = z.int().min(1900).max(2100);

// the first run of a new shop changes the stores while the process runs
const storeIds = () => shop.stores.map(({ id }) => id);
const storeId = z
  .string()
  .refine((id) => storeIds().includes(id), { error: () => `must be one of ${storeIds().join(', ')}` })
  .meta({
    get enum() {
      return storeIds();
    },
  });
const stockByStore = z.record(storeId, pieces);

export const categoryRow = z.strictObject({
  path,
  id: id.optional(),
  name: localized(text(100)),
  description: localized(prose).optional(),
  image: pictureFile.optional(),
  sortOrder: z.int().min(0).max(100_000).default(0),
  isIncludedInMenu: z.boolean().default(false),
  popular: z.boolean().default(false),
  cardFacts: z.array(text(100)).max(MAX_CARD_FACTS).default([]),
});

const image = z.strictObject({
  file: pictureFile,
  shotAngle: text(50).default('sivu'),
  /** The product's name when missing. */
  alt: localized(text(200)).optional(),
  focus: z.strictObject({ x: edge, y: edge }).optional(),
  colours: z
    .strictObject({ body: colour, 'body-dark': colour, 'body-light': colour, accent: colour })
    .partial()
    .optional(),
});

const attribute = z.strictObject({
  label: localized(text(100)),
  value: z.union([text(500), localized(text(500))], 'must be a text or {fi, en}'),
});

const selectableAttribute = z.strictObject({
  code,
  label: localized(text(50)),
  values: z
    .array(z.strictObject({ code, label: localized(text(50)), swatch: colour.optional(), swatch2: colour.optional() }))
    .min(1, 'must list at least one value'),
});

const productDocument = z
  .strictObject({
    title: localized(text(200)),
    file: documentFile.optional(),
    url: httpsUrl.optional(),
    language: z
      .string()
      .regex(/^[a-z]{2}$/, 'must be a language code such as fi')
      .optional(),
  })
  .refine(({ file, url }) => (file === undefined) !== (url === undefined), {
    path: ['file'],
    error: 'or url must be given, one of them',
  });

const centimetres = z.int().min(1).max(10_000);
const sizeLimits = z
  .strictObject({ min: centimetres, max: centimetres, step: centimetres.default(1) })
  .refine(({ min, max }) => min <= max, { path: ['max'], error: 'must not be below min' });

/** Fields of one sellable sku. In a row with a `parentSku` a missing field is inherited from the parent row. */
export const variantFields = {
  price: euros.optional(),
  salePrice: euros.optional(),
  lowest30: euros.optional(),
  saleStartsAt: time.optional(),
  saleEndsAt: time.optional(),
  priceRuleId: id.optional(),
  backorder: z.boolean().optional(),
  nextDeliveryDate: day.optional(),
  productLine: z.int().min(1).max(9).optional(),
  images: z.array(image).max(30).optional(),
};

/** How much a sku contains; the unit price follows from it. */
const content = z.strictObject({
  amount: z
    .number()
    .positive('must be above zero')
    .max(100_000)
    .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, 'must have at most three decimals'),
  unit: z.enum(contentUnits),
});

/** The EU tyre label (Regulation (EU) 2020/740). Which parts belong together is checked with the product (rows/check-kind.ts). */
const tyreLabel = z.strictObject({
  tyreClass: z.enum(tyreClasses).optional(),
  fuel: z.enum(tyreGrades).optional(),
  wet: z.enum(tyreGrades).optional(),
  noise: z.int().min(50).max(90).optional(),
  noiseGrade: z.enum(noiseGrades).optional(),
  snow: z.boolean().optional(),
  ice: z.boolean().optional(),
  type: text(60).optional(),
  eprel: z.int().min(1).max(99_999_999).optional(),
  exempt: z.enum(tyreExemptions).optional(),
});

const capacity = z
  .number()
  .positive('must be above zero')
  .max(100_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'must have at most two decimals');

/** The label of a battery (Regulation (EU) 2023/1542, art. 13). */
const battery = z.strictObject({
  kind: z.enum(batteryKinds),
  ampereHours: capacity.optional(),
  wattHours: capacity.optional(),
  metal: z.enum(batteryMetals).optional(),
  singleUse: z.boolean().optional(),
});

/** Ascending pieces, descending prices. */
const quantityPrices = z
  .array(
    z.strictObject({
      from: z.int().min(2, 'must be at least 2').max(9999),
      price: euros.refine((value) => value > 0, 'must be above zero'),
    }),
  )
  .min(1)
  .max(6)
  .refine(
    (rows) =>
      rows.every(
        ({ from, price }, i) => i === 0 || (from > (rows[i - 1]?.from ?? 0) && price < (rows[i - 1]?.price ?? 0)),
      ),
    'must have rising amounts and falling prices',
  );

/** Fields that are never inherited: a parent row is not sold itself and must not have them. */
export const ownFields = {
  variationName: localized(text(100)).optional(),
  variationOptions: z.record(code, code).optional(),
  stock: stockByStore.optional(),
  ean: z
    .string()
    .regex(/^(?:\d{8}|\d{12,14})$/, 'must be 8 or 12–14 digits')
    .optional(),
  erpinfo: text(200).optional(),
  quantityPrices: quantityPrices.optional(),
  content: content.optional(),
  tyreLabel: tyreLabel.optional(),
  battery: battery.optional(),
};

const libraryFile = z.string().regex(/^[0-9a-f]{16}$/, 'must be the code of a file of the library');

/** A video of the library, with its poster and captions. */
const video = z.strictObject({
  id: libraryFile,
  alt: localized(text(200)),
  poster: libraryFile.optional(),
  captions: libraryFile.optional(),
});

/** Goods put into the cart together: at least two lines, each sku once. */
const kit = z.strictObject({
  code,
  name: localized(text(100)),
  lines: z
    .array(z.strictObject({ sku: id, amount: z.int().min(1).max(MAX_KIT_AMOUNT) }))
    .min(2, 'must have at least two lines')
    .max(MAX_KIT_LINES)
    .refine((lines) => new Set(lines.map(({ sku }) => sku)).size === lines.length, 'must name each sku once'),
});

/** Fields of the product page. Variant rows leave them out, or repeat them unchanged. */
export const productFields = {
  slug: slug.optional(),
  name: localized(text(200)).optional(),
  brand: text(100).optional(),
  categories: z.array(path).min(1, 'must name at least one category').max(20).optional(),
  description: localized(prose).optional(),
  salesPhrases: z.strictObject({ fi: z.array(text(200)).max(3), en: z.array(text(200)).max(3).optional() }).optional(),
  attributes: z.array(attribute).max(60).optional(),
  selectableVariationAttributes: z.array(selectableAttribute).max(4).optional(),
  labels: z.array(z.enum(['new', 'outlet', 'campaign'])).optional(),
  vatClass: z.enum(vatClasses).optional(),
  shippingClass: z.enum(shippingClasses).optional(),
  shippingMethods: z.array(z.string().regex(/^\d{3}$/, 'must be a method id such as 101')).optional(),
  manufacturer: z.strictObject({ name: text(200), address: text(300), email: z.email() }).optional(),
  safety: z
    .strictObject({
      responsible: text(300).optional(),
      warnings: z.strictObject({ fi: z.array(text(500)), en: z.array(text(500)).optional() }).optional(),
    })
    .optional(),
  reviewScore: z.number().min(0).max(5).optional(),
  reviewCount: z.int().min(0).max(1_000_000).optional(),
  popularity: z.int().min(0).max(1_000_000).optional(),
  firstSoldOn: day.optional(),
  itemId: id.optional(),
  labelTags: z
    .array(localized(text(30)))
    .max(6)
    .optional(),
  documents: z.array(productDocument).max(20).optional(),
  related: z.array(id).max(20).optional(),
  accessories: z.array(id).max(20).optional(),
  video: video.optional(),
  kits: z
    .array(kit)
    .max(MAX_KITS)
    .refine((kits) => new Set(kits.map((one) => one.code)).size === kits.length, 'must have different codes')
    .optional(),
  hygieneSealed: z.boolean().optional(),
  warrantyMonths: z.int().min(1).max(MOST_WARRANTY_MONTHS).optional(),
  originalCodes: z
    .array(id.refine(isOriginalCode, 'must be a code, or code@supplier'))
    .max(MAX_ORIGINAL_CODES)
    .optional(),
  customization: z
    .strictObject({ identifier: z.literal('size'), widthCm: sizeLimits, lengthCm: sizeLimits })
    .optional(),
  saleMode: z.enum(saleModes).optional(),
  giftCard: z.boolean().optional(),
  deposit: euros.refine((value) => value > 0, 'must be above zero').optional(),
  tradeIn: z
    .strictObject({
      year,
      hours: z.int().min(0).max(1_000_000).optional(),
      kilometres: z.int().min(0).max(10_000_000).optional(),
      condition: z.enum(tradeInConditions),
      store: storeId,
      marginScheme: z.boolean(),
      owners: z.int().min(1).max(50).optional(),
      firstRegistered: day.optional(),
      defects: z
        .array(localized(text(200)))
        .max(20)
        .optional(),
      inspection: z
        .array(z.strictObject({ point: localized(text(100)), mark: z.enum(inspectionMarks) }))
        .max(40)
        .optional(),
    })
    .optional(),
};

export const productRow = z.strictObject({
  sku: id,
  parentSku: id.optional(),
  ...productFields,
  ...variantFields,
  ...ownFields,
});

/** Replaces the stock of one sku; a store that is left out has none. */
export const stockRow = z.strictObject({
  sku: id,
  stock: stockByStore,
  backorder: z.boolean().optional(),
  nextDeliveryDate: day.nullable().optional(),
});

const remove = z.literal(true).optional();

/** Required fields of a new product page. */
export const requiredPageFields = ['slug', 'name', 'brand', 'categories', 'shippingClass'] as const;

/**
 * A row of a delta file (import-2). For a known sku it is a JSON merge patch (RFC 7396) of the stored row; for a new one the
 * whole row; with `remove` only the sku.
 */
export const productDeltaRow = z.strictObject({
  sku: id,
  parentSku: id.optional(),
  ...patchFields({ ...productFields, ...variantFields, ...ownFields }, requiredPageFields),
  remove,
});
/** The columns of a delta file: those of the whole set. */
export const productDeltaColumns = productRow.extend({ remove });
export const categoryDeltaRow = categoryRow.partial({ name: true }).extend({ remove });

/**
 * A price of a sku from a moment on: a regular price or a reduction. The rows of a sku replace its scheduled prices and
 * reductions.
 */
export const priceRow = z
  .strictObject({
    sku: id,
    price: euros.nullable().optional(),
    salePrice: euros.optional(),
    from: time.optional(),
    until: time.optional(),
    lowest30: euros.optional(),
    priceRuleId: id.optional(),
  })
  .refine(({ price, salePrice }) => (price === undefined) !== (salePrice === undefined), {
    path: ['price'],
    error: 'or salePrice must be given, one of them',
  });

/** A price before the shop itself began recording; `null`: it was not for sale (price-5). */
export const priceHistoryRow = z.strictObject({ sku: id, price: euros.nullable(), from: time });

/** A vehicle or machine that a product or a spare part fits; `sku` is the product page's or `code@supplier` (vehicle-1). */
export const fitmentRow = z.strictObject({
  sku: id,
  make: text(60),
  model: text(100),
  yearFrom: year.optional(),
  yearTo: year.optional(),
  note: localized(text(200)).optional(),
});

const drawingFile = z.string().regex(/^[\w][\w.-]*\.svg$/, 'must name an svg file of drawings/');
const percent = z.number().min(0, 'must be 0–100 percent').max(100, 'must be 0–100 percent');
const few = z.int().min(1).max(999);

/** An exploded drawing of a machine (diagram-1); `hotspots` map the numbers on it to spare parts. */
export const diagramRow = z.strictObject({
  slug,
  make: text(60),
  model: text(100),
  yearFrom: year.optional(),
  yearTo: year.optional(),
  name: localized(text(100)),
  position: z.int().min(0).max(100_000).default(0),
  drawing: drawingFile,
  hotspots: z
    .array(z.strictObject({ number: few, sku: id, amount: few.default(1), x: percent, y: percent }))
    .min(1, 'must have at least one')
    .max(300),
});

const shopPath = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)[^\s?#]*$/, 'must be a path of the shop such as /vanha/sivu');

/** A redirect from an old path to a path of the shop or an https address. `prefix`: also everything below it. */
export const redirectRow = z.strictObject({
  from: shopPath,
  to: z.union([shopPath, httpsUrl], 'must be a path of the shop or an https:// address'),
  status: z.literal([301, 302]).default(301),
  prefix: z.boolean().default(false),
});

/** A spare part with the field names of price lists. `myyntihinta` is euros including VAT (spare-part-7). */
export const sparePartRow = z.strictObject({
  toimittajanumero: z.union([text(20), z.int().min(0)]).transform(String),
  toimittaja: text(100),
  seurantaryhman_nimi: z.union([z.literal(''), text(100)]).default(''),
  seurantaryhman_nimi_en: z.union([z.literal(''), text(100)]).default(''),
  tuotekoodi: text(100),
  tuotenimi: text(300),
  myyntihinta: euros.nullable(),
  saldo: pieces.nullable().optional(),
  saatavilla: day.nullable().optional(),
  korvaavat: z.array(text(100)).max(20).optional(),
});

/** What a sku costs without VAT; null takes that day's cost away. Costs come by change sets alone, in no file of the command line. */
export const costRow = z.strictObject({ sku: text(100), cost: euros.nullable(), from: day.optional() });
export const fitmentDeltaRow = fitmentRow.extend({ remove });
export const diagramDeltaRow = diagramRow
  .partial({ make: true, model: true, name: true, drawing: true, hotspots: true })
  .extend({ remove });
export const redirectDeltaRow = redirectRow.partial({ to: true }).extend({ remove });
export const sparePartDeltaRow = sparePartRow
  .partial({ toimittaja: true, tuotenimi: true, myyntihinta: true })
  .extend({ remove });

export type CategoryRow = z.infer<typeof categoryRow>;
export type ProductRow = z.infer<typeof productRow>;
export type StockRow = z.infer<typeof stockRow>;
export type PriceRow = z.infer<typeof priceRow>;
export type PriceHistoryRow = z.infer<typeof priceHistoryRow>;
export type FitmentRow = z.infer<typeof fitmentRow>;
export type DiagramRow = z.infer<typeof diagramRow>;
export type RedirectRow = z.infer<typeof redirectRow>;
export type SparePartRow = z.infer<typeof sparePartRow>;
export type ImageRow = z.infer<typeof image>;
