import type { Localized } from '#domain/base/locale.ts';
import { attributeKey } from '#domain/catalog/search/attribute-key.ts';
import type { ProductRow, VariantRow } from './product-rows.ts';

/** A value of an attribute or of a variation option with its texts. */
export type AttributeValue = { key: string; code: string; label: Localized; value: Localized; position: number };

/** The attributes of a product, shared by all its skus. */
export const attributesOf = (product: Pick<ProductRow, 'attributes'>): AttributeValue[] =>
  product.attributes.flatMap(({ label, value }) => {
    const made = attributeKey(label.fi, value.fi);
    return made ? [{ ...made, label, value, position: 0 }] : [];
  });

/** The variation options of a sku. */
export const optionsOf = (
  { selectable }: Pick<ProductRow, 'selectable'>,
  { options }: Pick<VariantRow, 'options'>,
): AttributeValue[] =>
  selectable.flatMap(({ code, label, values }) => {
    const position = values.findIndex((value) => value.code === options[code]);
    const value = values[position]?.label;
    const made = value && attributeKey(label.fi, value.fi);
    return value && made ? [{ ...made, label, value, position }] : [];
  });

/** The keys of search_document.attributes of a sku. */
export const attributeKeys = (product: ProductRow, variant: VariantRow): string[] => [
  ...new Set([...attributesOf(product), ...optionsOf(product, variant)].map(({ key }) => key)),
];
