import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Variant } from '#domain/catalog/products/product.ts';
import type { ProductView } from '../product-view.ts';
import { chosenVariant } from './choose-variant.ts';

/** The variant the address shows, or will show in a moment: a pressed choice is pressed at once. */
export function useChosenVariant(product: ProductView): {
  chosen: Variant | undefined;
  choose: (variant: Variant) => void;
} {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<{ from: string; sku: string } | null>(null);
  const params = ahead?.from === key ? new URLSearchParams({ sku: ahead.sku }) : new URLSearchParams(search);
  const choose = ({ sku }: Variant) => {
    setAhead({ from: key, sku });
    navigate(`?${new URLSearchParams({ sku })}`, { replace: true, preventScrollReset: true });
  };
  return { chosen: chosenVariant(product, params), choose };
}
