import type { Product, Variant } from '#domain/catalog/products/product.ts';

/** Our attribute codes by the schema.org property they mean. */
const properties: Record<string, 'color' | 'size' | 'material' | 'pattern'> = {
  color: 'color',
  colour: 'color',
  vari: 'color',
  size: 'size',
  koko: 'size',
  material: 'material',
  materiaali: 'material',
  pattern: 'pattern',
};

/** The schema.org properties that the variants differ in. */
export function variesBy({ selectableVariationAttributes }: Product): { variesBy?: string[] } {
  const known = selectableVariationAttributes.flatMap(({ code }) => properties[code.toLowerCase()] ?? []);
  return known.length > 0 ? { variesBy: known.map((property) => `https://schema.org/${property}`) } : {};
}

/** The colour, size, material and pattern of a variant, in the language of the page. */
export function variantProperties(
  { selectableVariationAttributes }: Product,
  { options }: Variant,
): Record<string, string> {
  return Object.fromEntries(
    selectableVariationAttributes.flatMap(({ code, values }) => {
      const property = properties[code.toLowerCase()];
      const label = values.find((value) => value.code === options[code])?.label;
      return property && label ? [[property, label]] : [];
    }),
  );
}
