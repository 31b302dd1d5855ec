import type { Cents } from '#domain/base/money.ts';
import type { VatClass } from '#domain/base/vat.ts';
import type { ShippingClass } from './shipping-class.ts';

/** `backorder` is the spec's "other": not on the shelf, but on its way. */
export type StockStatus = 'inStock' | 'outOfStock' | 'backorder';

/** Stock of one sku in pieces; `storeAvailability` by store id; `nextDeliveryDate` is `YYYY-MM-DD`. */
export type Stock = {
  qty: number;
  stockStatus: StockStatus;
  nextDeliveryDate: string | null;
  storeAvailability: Record<string, number>;
};

/** A price with and without VAT. `endAt` (ISO time) and `ruleId` belong to a reduction. */
export type Price = { inclTax: Cents; exclTax: Cents; ruleId?: string; endAt?: string };

/** One picture of a product; `shotAngle` containing `miljöö` marks the milieu picture (spec 9). */
export type ProductImage = { id: string; alt: string; shotAngle: string };

export type Label = 'new' | 'outlet' | 'campaign';

/** How a product is sold: bought, asked for by a quote, or reserved by paying a deposit now (decisions 2). */
export const saleModes = ['buy', 'quote', 'deposit'] as const;
export type SaleMode = (typeof saleModes)[number];

/** Limits of a size in centimetres; sizes go up from `min` by `step`. */
export type SizeLimits = { min: number; max: number; step: number };

/** Goods cut to size (spec 9): the price is per m², the shopper gives width and length. */
export type Customization = { identifier: 'size'; widthCm: SizeLimits; lengthCm: SizeLimits };

export const tradeInConditions = ['excellent', 'good', 'fair', 'project'] as const;

/** A used machine of one piece; `store` is the id of the store that has it. Hours and kilometres when they are known. */
export type TradeIn = {
  year: number;
  hours: number | null;
  kilometres: number | null;
  condition: (typeof tradeInConditions)[number];
  store: string;
  marginScheme: boolean;
};

/** A manual, a safety data sheet, a size chart. `url` is a path of the shop or an https address. */
export type ProductDocument = { title: string; url: string; language: string | null; bytes: number | null };

/** A vehicle or machine that the product fits; years are null when open. */
export type Fitment = { make: string; model: string; yearFrom: number | null; yearTo: number | null; note: string };

/** A price as pages show it: what it is without VAT follows from the rate. */
export type ShownPrice = Omit<PriceBlock, 'final' | 'lowest30'> & { final: Pick<Price, 'inclTax' | 'endAt'> | null };

/**
 * Everything a price block shows. `normal` is the reference of the struck-through price and of the percentage:
 * the lowest price of the 30 days before the reduction (EU Omnibus, CJEU C-330/23), so it equals `lowest30`.
 */
export type PriceBlock = {
  final: Price | null;
  normal: Cents | null;
  discountPercent: number | null;
  lowest30: Cents | null;
  /** Set when the variants of a product differ in price. */
  range: { lowest: Cents; highest: Cents } | null;
  /** In percent; 0 is the margin scheme, whose prices are never shown without VAT. */
  vatRate: number;
  /** ISO time at which a missing price is published; only while `final` is null. */
  pricedFrom?: string;
  /** A gift card: no VAT, and not the margin scheme either. */
  isVoucher?: true;
};

/** What a card in a listing shows; also what a related-products strip shows. */
export type ProductCard = {
  sku: string;
  slug: string;
  name: { default: string; variation: string };
  /** `fi` when the texts fell back to Finnish. */
  lang?: 'fi';
  brand: string;
  image: ProductImage | null;
  price: PriceBlock;
  stock: Stock;
  labels: Label[];
  /** Short marks of the shop's own, in the locale. */
  labelTags: string[];
  reviewScore: number | null;
  reviewCount: number;
  variantCount: number;
  saleMode: SaleMode;
  /** The price is per m². */
  sizePriced: boolean;
  /** Category paths it is compared within (comparable.ts). */
  compareKeys: string[];
  /** A used machine: what its buyer looks at first. */
  used: Pick<TradeIn, 'year' | 'hours' | 'kilometres' | 'condition'> | null;
};

/** One sellable sku of a product. */
export type Variant = {
  sku: string;
  variationName: string;
  /** Attribute code → value code, for the product's selectable attributes. */
  options: Record<string, string>;
  price: PriceBlock;
  vatRate: number;
  stock: Stock;
  images: ProductImage[];
  productLine: number;
  ean: string | null;
  erpinfo: string | null;
};

/** A selectable attribute (spec: selectableVariationAttributes) with its values in order; `swatch` is a CSS colour. */
export type VariantAttribute = {
  code: string;
  label: string;
  values: { code: string; label: string; swatch?: string }[];
};

export type CategoryCrumb = { path: string; name: string; level: number };

/** The product page's view of a product, in one locale. */
export type Product = {
  sku: string;
  slug: string;
  name: string;
  lang?: 'fi';
  brand: string;
  description: string;
  salesPhrases: string[];
  attributes: { label: string; value: string }[];
  images: ProductImage[];
  milieuImage: ProductImage | null;
  labels: Label[];
  reviewScore: number | null;
  reviewCount: number;
  vatClass: VatClass;
  shippingClass: ShippingClass;
  shippingMethods: string[];
  selectableVariationAttributes: VariantAttribute[];
  variants: Variant[];
  categories: CategoryCrumb[];
  /** Category paths it is compared within (comparable.ts). */
  compareKeys: string[];
  manufacturer: { name: string; address: string; email: string } | null;
  safety: { responsible: string | null; warnings: string[] };
  updatedAt: string;
  itemId: string | null;
  labelTags: string[];
  documents: ProductDocument[];
  customization: Customization | null;
  saleMode: SaleMode;
  /** Paid now per piece when `saleMode` is `deposit`. */
  depositCents: Cents | null;
  tradeIn: TradeIn | null;
  /** Skus of product pages. */
  related: string[];
  accessories: string[];
};
