import type { Product } from '#domain/catalog/products/product.ts';

/** One thing that is said of the products: a value for each of them, null where nothing is said. */
export type CompareRow = { label: string; values: (string | null)[]; differs: boolean };

type Said = Pick<Product, 'brand' | 'attributes' | 'selectableVariationAttributes'>;

/** What can be chosen, then what is told; a label that stands twice is one row. */
function saidOf({ attributes, selectableVariationAttributes }: Said): Map<string, string> {
  const choices = selectableVariationAttributes.map(({ label, values }) => ({
    label,
    value: values.map((value) => value.label).join(', '),
  }));
  const said = new Map<string, string>();
  for (const { label, value } of [...choices, ...attributes]) if (!said.has(label)) said.set(label, value);
  return said;
}

/**
 * The products side by side: a row for every label any of them has, those of the first product first. A row differs
 * when not all say the same; a product that says nothing differs too.
 */
export function compareRows(products: readonly Said[]): CompareRow[] {
  const said = products.map(saidOf);
  const labels = new Set(said.flatMap((one) => [...one.keys()]));
  // what all of them tell can be compared, so it stands first
  const having = (label: string) => said.filter((one) => one.has(label)).length;
  return [...labels]
    .toSorted((a, b) => having(b) - having(a))
    .map((label) => {
      const values = said.map((one) => one.get(label) ?? null);
      return { label, values, differs: new Set(values).size > 1 };
    });
}
