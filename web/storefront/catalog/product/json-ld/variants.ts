import type { Product, Variant } from '#domain/catalog/products/product.ts';

/** Attributes of ours that schema.org has a word for. */
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

/** By what the variants differ, as far as schema.org can say it. */
export function variesBy({ selectableVariationAttributes }: Product): { variesBy?: string[] } {
  const known = selectableVariationAttributes.flatMap(({ code }) => properties[code.toLowerCase()] ?? []);
  return known.length > 0 ? { variesBy: known.map((property) => `https://schema.org/${property}`) } : {};
}

/** A variant's own colour, size and so on, in the words of the page. */
export function variantFacts({ selectableVariationAttributes }: Product, { options }: Variant): Record<string, string> {
  return Object.fromEntries(
    selectableVariationAttributes.flatMap(({ code, values }) => {
      const property = properties[code.toLowerCase()];
      const label = values.find((value) => value.code === options[code])?.label;
      return property && label ? [[property, label]] : [];
    }),
  );
}
