import { attributeKey } from '#domain/catalog/search/attribute-key.ts';
import { usedAttributes } from '#domain/catalog/search/used-attributes.ts';
import type { AttributeText } from '../memory/indexed-product.ts';
import type { ProductRow, VariantRow } from './product-rows.ts';

/** The attributes of a product, shared by all its skus; of a used machine, what it is filtered by too. */
export const attributesOf = ({ attributes, used }: Pick<ProductRow, 'attributes' | 'used'>): AttributeText[] =>
  [...attributes, ...(used ? usedAttributes(used) : [])].flatMap(({ label, value }) => {
    const made = attributeKey(label.fi, value.fi);
    return made ? [{ ...made, label, value, position: 0 }] : [];
  });

/** The variation options of a sku. */
export const optionsOf = (
  { selectable }: Pick<ProductRow, 'selectable'>,
  { options }: Pick<VariantRow, 'options'>,
): AttributeText[] =>
  selectable.flatMap(({ code, label, values }) => {
    const position = values.findIndex((value) => value.code === options[code]);
    const value = values[position]?.label;
    const made = value && attributeKey(label.fi, value.fi);
    return value && made ? [{ ...made, label, value, position }] : [];
  });

/** The attribute keys of a sku. */
export const attributeKeys = (
  product: Pick<ProductRow, 'attributes' | 'selectable' | 'used'>,
  variant: VariantRow,
): string[] => [...new Set([...attributesOf(product), ...optionsOf(product, variant)].map(({ key }) => key))];
