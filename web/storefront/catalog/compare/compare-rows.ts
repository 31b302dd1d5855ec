import type { Product } from '#domain/catalog/products/product.ts';

/** A row of the table: a label with one value per product, null where a product has none. */
export type CompareRow = { label: string; values: (string | null)[]; differs: boolean };

type Described = Pick<Product, 'brand' | 'attributes' | 'selectableVariationAttributes'>;

/** Options, then attributes, by label; the first value of a label wins. */
function valuesByLabel({ attributes, selectableVariationAttributes }: Described): Map<string, string> {
  const choices = selectableVariationAttributes.map(({ label, values }) => ({
    label,
    value: values.map((value) => value.label).join(', '),
  }));
  const values = new Map<string, string>();
  for (const { label, value } of [...choices, ...attributes]) if (!values.has(label)) values.set(label, value);
  return values;
}

/**
 * The rows of a comparison: one for every label of any product. `differs` is true unless all products have the same value;
 * a missing value differs.
 */
export function compareRows(products: readonly Described[]): CompareRow[] {
  const described = products.map(valuesByLabel);
  const labels = new Set(described.flatMap((one) => [...one.keys()]));
  // labels that more products have are compared more, so they stand first
  const frequency = (label: string) => described.filter((one) => one.has(label)).length;
  return [...labels]
    .toSorted((a, b) => frequency(b) - frequency(a))
    .map((label) => {
      const values = described.map((one) => one.get(label) ?? null);
      return { label, values, differs: new Set(values).size > 1 };
    });
}
