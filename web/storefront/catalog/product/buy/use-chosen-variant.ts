import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Sku } from '#domain/base/ids.ts';
import type { Variant } from '#domain/catalog/products/product.ts';
import type { ProductView } from '../product-view.ts';
import { chosenVariant } from './choose-variant.ts';

/** The variant in the address. A choice shows at once, before the navigation has finished (product-3). */
export function useChosenVariant(product: ProductView): {
  chosen: Variant | undefined;
  choose: (variant: Variant) => void;
} {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ from: string; sku: Sku } | null>(null);
  const params = pending?.from === key ? new URLSearchParams({ sku: pending.sku }) : new URLSearchParams(search);
  const choose = ({ sku }: Variant) => {
    setPending({ from: key, sku });
    navigate(`?${new URLSearchParams({ sku })}`, { replace: true, preventScrollReset: true });
  };
  return { chosen: chosenVariant(product, params), choose };
}
