import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { FocalPoint } from '#domain/base/picture-variants.ts';
import type { VatClass } from '#domain/base/vat.ts';
import type { Battery } from '#domain/catalog/labels/battery-label.ts';
import type { TyreLabel } from '#domain/catalog/labels/tyre-label.ts';
import type { QuantityBreak } from '#domain/catalog/prices/quantity-breaks.ts';
import type { Content, UnitPrice } from '#domain/catalog/prices/unit-price.ts';

import type { Kit } from './kit.ts';
import type { ProductVideo } from './video.ts';

/** The size of goods for delivery, smallest first. A shipping method carries goods up to a class (delivery-3). */
export const shippingClasses = ['letter', 'parcel', 'large', 'bulky', 'pallet', 'vehicle'] as const;
export type ShippingClass = (typeof shippingClasses)[number];

export const classRank = (shippingClass: ShippingClass): number => shippingClasses.indexOf(shippingClass);

/** `backorder`: not in stock, but can be ordered (stock-1). */
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

/** One picture of a product; a `shotAngle` that contains `miljöö` marks a lifestyle picture (product-2). */
export type ProductImage = { id: string; alt: string; shotAngle: string; focus?: FocalPoint };

export type Label = 'new' | 'outlet' | 'campaign';

/** How a product is sold: directly, by quote, or by paying a deposit now (product-7). */
export const saleModes = ['buy', 'quote', 'deposit'] as const;
export type SaleMode = (typeof saleModes)[number];

/** Limits of a measure in centimetres; sizes go from `min` in steps of `step` (product-8). */
export type SizeLimits = { min: number; max: number; step: number };

/** Size-priced goods: the price is per m², the shopper gives width and length (product-8). */
export type Customization = { identifier: 'size'; widthCm: SizeLimits; lengthCm: SizeLimits };

export const tradeInConditions = ['excellent', 'good', 'fair', 'project'] as const;

/** Marks of a point of an inspection, best first. */
export const inspectionMarks = ['good', 'worn', 'renewed', 'fault'] as const;
type InspectionPoint = { point: Localized; mark: (typeof inspectionMarks)[number] };

/** A used machine, one piece (product-6); `store` is the id of its store. Hours and kilometres when known. */
export type TradeIn = {
  year: number;
  hours: number | null;
  kilometres: number | null;
  condition: (typeof tradeInConditions)[number];
  store: string;
  marginScheme: boolean;
  /** How many have owned it. */
  owners?: number;
  /** Day of the first registration. */
  firstRegistered?: string;
  /** What is known to be wrong with it; an empty list says that nothing is. */
  defects?: readonly Localized[];
  inspection?: readonly InspectionPoint[];
};

/** A manual, a safety data sheet, a size chart. `url` is a path of the shop or an https address. */
export type ProductDocument = { title: string; url: string; language: string | null; bytes: number | null };

/** A vehicle or machine that the product fits; years are null when open. */
export type Fitment = { make: string; model: string; yearFrom: number | null; yearTo: number | null; note: string };

/** A price as pages show it; the price without VAT follows from the rate. */
export type ShownPrice = Omit<PriceBlock, 'final' | 'lowest30'> & { final: Pick<Price, 'inclTax' | 'endAt'> | null };

/**
 * All data of a price block. `normal` is the struck-through reference price of the percentage. It is the lowest price of the
 * 30 days before the reduction (Directive 98/6/EC, art. 6a; CJEU C-330/23), so it equals `lowest30` (price-3, price-4).
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
  /** The price of a litre, kilogram, metre or piece, of the price that is asked now; absent when there is none to show. */
  unit?: UnitPrice;
  /** ISO time at which a missing price is published; only while `final` is null. */
  pricedFrom?: string;
  /** A gift card: sold without VAT, but not under the margin scheme. */
  isVoucher?: true;
};

/** Data of a product card in listings and strips of related products. */
export type ProductCard = {
  sku: Sku;
  slug: string;
  name: { default: string; variation: string };
  /** `fi` when the texts fell back to Finnish. */
  lang?: 'fi';
  brand: string;
  /** What tells it from its like, in one line (listing-7): of tyres, the classes of their EU label (tyre-label-1). */
  facts?: string;
  image: ProductImage | null;
  price: PriceBlock;
  stock: Stock;
  labels: Label[];
  /** The shop's own short labels, in the locale. */
  labelTags: string[];
  reviewScore: number | null;
  reviewCount: number;
  variantCount: number;
  saleMode: SaleMode;
  /** The price is per m². */
  sizePriced: boolean;
  /** Category paths within which it is compared (listing-5). */
  compareKeys: string[];
  /** Trade-in data of a used machine, shown first on its card. */
  used: Pick<TradeIn, 'year' | 'hours' | 'kilometres' | 'condition'> | null;
};

/** One sellable sku of a product. */
export type Variant = {
  sku: Sku;
  variationName: string;
  /** Attribute code → value code, for the product's selectable attributes. */
  options: Record<string, string>;
  price: PriceBlock;
  /** Lower prices of each piece from a number of pieces on, only those below the price in force. */
  quantityBreaks?: QuantityBreak[];
  vatRate: number;
  stock: Stock;
  images: ProductImage[];
  productLine: number;
  /** How much it contains. */
  content?: Content;
  tyreLabel?: TyreLabel;
  battery?: Battery;
  ean: string | null;
  erpinfo: string | null;
};

/** A selectable attribute with its values in order; `swatch` is a colour, `swatch2` the second one of two-tone goods. */
export type VariantAttribute = {
  code: string;
  label: string;
  values: { code: string; label: string; swatch?: string; swatch2?: string }[];
};

export type CategoryCrumb = { path: string; name: string; level: number };

/** The longest warranty, in months. */
export const MOST_WARRANTY_MONTHS = 240;

/** The product page's view of a product, in one locale. */
export type Product = {
  sku: Sku;
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
  /** Category paths within which it is compared (listing-5). */
  compareKeys: string[];
  manufacturer: { name: string; address: string; email: string } | null;
  safety: { responsible: string | null; warnings: string[] };
  updatedAt: string;
  itemId: string | null;
  labelTags: string[];
  documents: ProductDocument[];
  customization: Customization | null;
  /** Cannot be returned for reasons of hygiene once its seal is broken (return-8). */
  hygieneSealed: boolean;
  saleMode: SaleMode;
  /** Paid now per piece when `saleMode` is `deposit` (product-7). */
  depositCents: Cents | null;
  tradeIn: TradeIn | null;
  /** Skus of product pages. */
  related: string[];
  accessories: string[];
  /** Manufacturers' codes that it stands in for: `code@supplier` or a code (original-1). */
  originalCodes: string[];
  kits: Kit[];
  video: ProductVideo | null;
};
