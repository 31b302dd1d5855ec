import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { VatClass } from '#domain/base/vat.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import type { Customization, Label, SaleMode, ShippingClass, TradeIn } from '#domain/catalog/products/product.ts';
import type { Hold } from '#domain/catalog/stock/availability.ts';

/** Types of the catalog's JSON columns. The import writes them; the presenters read them. */
export type StoredImage = { id: string; alt: Localized; shotAngle: string };
export type StoredAttribute = { label: Localized; value: Localized };
export type StoredSelectable = {
  code: string;
  label: Localized;
  values: { code: string; label: Localized; swatch?: string }[];
};
/** Value codes by option code of a variant. */
export type StoredOptions = Record<string, string>;
export type LocalizedList = { fi?: string[]; en?: string[] };
export type StoredManufacturer = { name: string; address: string; email: string };
/** `id` is a document of the shop (`DocumentService`), `url` one on another site. */
export type StoredDocument = { title: Localized; language: string | null } & (
  | { id: string; file: string; bytes: number }
  | { url: string }
);
export type StoredSafety = { responsible: string | null; warnings: LocalizedList };

export type VariantRecord = {
  sku: Sku;
  name: Localized;
  options: StoredOptions;
  images: StoredImage[];
  prices: PricePlan;
  productLine: number;
  backorder: boolean;
  nextDeliveryDate: string | null;
  ean: string | null;
  erpinfo: string | null;
  shelf: Record<string, number>;
  holds: Hold[];
};

/** A product with its variants as stored, in all languages. */
export type ProductRecord = {
  id: number;
  sku: Sku;
  slug: string;
  name: Localized;
  brand: string;
  description: Localized;
  phrases: LocalizedList;
  attributes: StoredAttribute[];
  selectable: StoredSelectable[];
  images: StoredImage[];
  labels: Label[];
  reviewScore: number | null;
  reviewCount: number;
  vatClass: VatClass;
  shippingClass: ShippingClass;
  shippingMethods: string[];
  manufacturer: StoredManufacturer | null;
  safety: StoredSafety;
  /** Main category first. */
  categoryIds: string[];
  updatedAt: Date;
  itemId: string | null;
  labelTags: Localized[];
  documents: StoredDocument[];
  related: string[];
  accessories: string[];
  customization: Customization | null;
  saleMode: SaleMode;
  depositCents: Cents | null;
  /** Its variants are gift cards, each worth its price. */
  isGiftCard: boolean;
  tradeIn: TradeIn | null;
  variants: VariantRecord[];
};

/** The fields of a product card as stored, in all languages. */
export type CardRecord = Pick<
  ProductRecord,
  | 'id'
  | 'sku'
  | 'slug'
  | 'name'
  | 'brand'
  | 'images'
  | 'labels'
  | 'labelTags'
  | 'reviewScore'
  | 'reviewCount'
  | 'vatClass'
  | 'shippingClass'
  | 'customization'
  | 'saleMode'
  | 'isGiftCard'
  | 'tradeIn'
  | 'variants'
> & { mainCategory: string | null };

export type CategoryRecord = {
  id: string;
  parentId: string | null;
  path: string;
  level: number;
  sortOrder: number;
  isIncludedInMenu: boolean;
  popular: boolean;
  name: Localized;
  description: Localized;
  image: string | null;
};
