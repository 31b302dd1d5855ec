import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Variant, VariantAttribute } from '#domain/catalog/products/product.ts';
import type { ProductView } from '../product-view.ts';
import { addressOf, chosenOptions, chosenVariant, missingChoice, type Options } from './choose-variant.ts';

export type Choice = {
  /** The variant that the page shows. */
  chosen: Variant | undefined;
  /** What the shopper has chosen. */
  options: Options;
  /** What the shopper must still choose. */
  missing: VariantAttribute | null;
  choose: (options: Options) => void;
};

/** The variant in the address. A choice shows at once, before the navigation has finished (product-3). */
export function useChosenVariant(product: ProductView): Choice {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ from: string; params: URLSearchParams } | null>(null);
  const params = pending?.from === key ? pending.params : new URLSearchParams(search);
  const choose = (options: Options) => {
    const next = addressOf(product, options);
    setPending({ from: key, params: next });
    navigate(`?${next}`, { replace: true, preventScrollReset: true });
  };
  const options = chosenOptions(product, params);
  return { chosen: chosenVariant(product, params), options, missing: missingChoice(product, options), choose };
}
