import type { ProductRow } from '../format.ts';
import type { Line } from '../reading/read-rows.ts';

type Wrong = { at: Line<ProductRow>; field: string; reason: string };

/** Problems of the options of a product's rows: each row has one value per attribute, and no two rows are equal. */
export function optionProblems(page: Line<ProductRow>, variants: readonly Line<ProductRow>[]): Wrong[] {
  const wrong: Wrong[] = [];
  const attributes = page.row.selectableVariationAttributes ?? [];
  if (attributes.length === 0 && variants.length > 1)
    wrong.push({
      at: page,
      field: 'selectableVariationAttributes',
      reason: `is missing: ${variants.length} rows name this parent and a shopper must be able to choose`,
    });
  const taken = new Map<string, string>();
  for (const variant of variants) {
    const { row } = variant;
    const options = row.variationOptions ?? {};
    for (const code of Object.keys(options))
      if (!attributes.some((attribute) => attribute.code === code))
        wrong.push({ at: variant, field: `variationOptions.${code}`, reason: 'is no selectableVariationAttribute' });
    for (const { code, values } of attributes)
      if (!values.some((value) => value.code === options[code]))
        wrong.push({
          at: variant,
          field: `variationOptions.${code}`,
          reason: `must be one of ${values.map((value) => value.code).join(', ')}`,
        });
    const choice = attributes.map(({ code }) => options[code]).join(' ');
    const other = taken.get(choice);
    if (attributes.length > 0 && other !== undefined)
      wrong.push({ at: variant, field: 'variationOptions', reason: `are the same as those of ${other}` });
    taken.set(choice, row.sku);
  }
  return wrong;
}
