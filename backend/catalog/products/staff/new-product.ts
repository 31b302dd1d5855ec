import type { ProductRow } from '#backend/catalog/import/format.ts';
import type { Sku } from '#domain/base/ids.ts';
import { slugOf } from '#domain/base/slug.ts';
import type { ProductContent } from './content.ts';
import { combinations } from './options-text.ts';

/** What a draft begins with. */
export type NewProduct = {
  sku: Sku;
  name: { fi: string; en: string };
  brand: string;
  category: string;
  shippingClass: NonNullable<ProductRow['shippingClass']>;
  /** In euros. */
  price: number | null;
};

/** The content of a new draft: one sku, and an address of its name. */
export function newContent({ sku, name, brand, category, shippingClass, price }: NewProduct): ProductContent {
  const [fi, en] = [name.fi.trim(), name.en.trim()];
  return {
    page: {
      sku,
      slug: slugOf(fi) || slugOf(sku),
      name: { fi, ...(en && { en }) },
      ...(brand.trim() && { brand: brand.trim() }),
      ...(category && { categories: [category] }),
      shippingClass,
    },
    variants: [{ sku, ...(price !== null && { price }) }],
    images: [],
    documents: [],
    variantImages: {},
    fitment: [],
  };
}

/** Adds a variant for each combination of the options that has none; a product of one sku without a choice begins anew with them. */
export function withVariants(
  content: ProductContent,
  { pattern, price }: { pattern: string; price: string },
): ProductContent {
  const { page, variants } = content;
  const made = combinations(page.selectableVariationAttributes ?? [], pattern.trim() || page.sku);
  if (made.length === 0) return content;
  const [only] = variants;
  const stays = variants.length > 1 || (only && only.sku !== page.sku) ? variants : [];
  const has = (options: Record<string, string>) =>
    stays.some(({ variationOptions = {} }) =>
      Object.entries(options).every(([code, value]) => variationOptions[code] === value),
    );
  const cents = price.trim().replaceAll(/\s/g, '').replace(',', '.');
  const euros = cents === '' ? only?.price : Number(cents);
  const added = made
    .filter(({ options, sku }) => !has(options) && !stays.some((row) => row.sku === sku))
    .map(({ sku, name, options }) => ({
      sku,
      variationName: name.en === name.fi ? { fi: name.fi } : name,
      variationOptions: options,
      ...(euros !== undefined && { price: euros }),
    }));
  return { ...content, variants: [...stays, ...added] };
}
