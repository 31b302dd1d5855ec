import { z } from 'zod';
import type { Product, Variant } from '#domain/catalog/products/product.ts';
import { isBuyable, optionsOf, pricedVariants } from './product.ts';

const option = z.looseObject({ name: z.string().max(200), label: z.string().max(200) });
/** Values that the buyer has chosen, by the names of options. */
export const selection = z.array(option).max(20).optional();

type Chosen = { name: string; label: string };
type Asked = { id: string; selected: Chosen[] | undefined; preferences: string[] | undefined };

const fits = (variant: Variant, product: Product, chosen: readonly Chosen[]) => {
  const own = optionsOf(variant, product);
  return chosen.every(({ name, label }) => own.some((one) => one.name === name && one.label === label));
};

/** The most preferred options come first; from the other end they are given up until something fits. */
function relaxed(product: Product, { selected = [], preferences = [] }: Asked, variants: readonly Variant[]): Chosen[] {
  const rank = ({ name }: Chosen) => (preferences.includes(name) ? preferences.indexOf(name) : preferences.length);
  const sorted = selected.toSorted((a, b) => rank(a) - rank(b));
  while (sorted.length > 0 && !variants.some((variant) => fits(variant, product, sorted))) sorted.pop();
  return sorted;
}

/**
 * The variants that fit what is chosen, the one that was asked for first, and for each option what there is of its values beside the
 * other choices.
 */
export function selectVariants(product: Product, asked: Asked) {
  const priced = pricedVariants(product);
  const all = priced.map(({ variant }) => variant);
  const own = asked.selected ? undefined : all.find(({ sku }) => sku === asked.id && all.length > 1);
  const selected = own ? optionsOf(own, product) : relaxed(product, asked, all);
  const fitting = priced.filter(({ variant }) => fits(variant, product, selected));
  const isAsked = ({ variant }: (typeof priced)[number]) => variant.sku === asked.id;
  const variants = [...fitting.filter(isAsked), ...fitting.filter((one) => !isAsked(one))];
  const options = product.selectableVariationAttributes;
  if (options.length === 0) return { variants, options: {} };
  return {
    variants,
    options: {
      selected,
      options: options.map(({ label: name, values }) => ({
        name,
        values: values.map(({ code, label }) => {
          const others = [...selected.filter((one) => one.name !== name), { name, label }];
          const having = all.filter((variant) => fits(variant, product, others));
          return {
            id: code,
            label,
            exists: having.length > 0,
            available: having.some((one) => isBuyable(one, product)),
          };
        }),
      })),
    },
  };
}
