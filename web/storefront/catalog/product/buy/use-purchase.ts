import { useState } from 'react';
import { MAX_AMOUNT, maxAmount } from '#domain/catalog/offers/cart-commands.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { SizeField } from '#domain/catalog/prices/size-price.ts';
import type { Variant, VariantAttribute } from '#domain/catalog/products/product.ts';
import { type WayToBuy, wayToBuy } from '#domain/catalog/products/way-to-buy.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import type { ProductView } from '../product-view.ts';

/** The texts of the size fields and, once both are valid, the function that sets the size on a cart line. */
export type TypedSize = { text: Record<SizeField, string>; apply: ((line: CartItem) => CartItem) | null };

const noSize: TypedSize = { text: { widthCm: '', lengthCm: '' }, apply: null };

/** How the chosen variant can be bought: outright, by a deposit, by a quote, or not at all (product-7). */
export type Purchase = {
  kind: WayToBuy;
  /** The cart line of one piece; undefined for goods priced by size until the size is valid. */
  item: CartItem | undefined;
  /** The line without a size, for the size fields. */
  unsized: CartItem | undefined;
  /** The most pieces that a line may hold. */
  max: number;
  /** The size that the shopper is typing, for goods priced by size. */
  size: TypedSize;
  setSize: (size: TypedSize) => void;
  /** How often the buy button was pressed without a valid size. */
  sizeRequests: number;
  /** How often the buy button was pressed while a choice was missing (product-8). */
  choiceRequests: number;
  isMissing: boolean;
  /** The text of the buy button. */
  label: string;
  /** Adds pieces to the cart and shows it; without a choice or a valid size it requests one instead. */
  add: (amount: number) => void;
};

/** The state of buying the chosen variant, shared by the buy box and the bar on phones. `unsized` is its cart line. */
export function usePurchase(
  product: ProductView,
  chosen: Variant | undefined,
  unsized: CartItem | undefined,
  missing: VariantAttribute | null,
): Purchase {
  const { t, locale } = useI18n();
  const { addToCart, tellAdded } = usePurchaseActions();
  // a size belongs to the product it was typed for: another one has other limits
  const [typed, setTyped] = useState({ product: product.sku, size: noSize });
  const size = typed.product === product.sku ? typed.size : noSize;
  const [sizeRequests, setSizeRequests] = useState(0);
  const item = product.customization ? unsized && size.apply?.(unsized) : unsized;
  const kind = wayToBuy(product.saleMode, chosen?.stock.stockStatus ?? 'outOfStock', unsized !== undefined);
  const [choiceRequests, setChoiceRequests] = useState({ product: product.sku, count: 0 });
  const requested = choiceRequests.product === product.sku ? choiceRequests.count : 0;
  const add = (amount: number) => {
    if (missing) return setChoiceRequests({ product: product.sku, count: requested + 1 });
    if (!item) return setSizeRequests(sizeRequests + 1);
    const added = addToCart(item, amount);
    void tellAdded(added, amount, locale, item);
  };
  const labels = {
    buy: t('product.add'),
    deposit: t('product.reserve'),
    quote: t('product.askQuote'),
    none: t('product.notAvailable'),
  };
  return {
    kind,
    max: unsized ? Math.max(1, maxAmount(unsized)) : MAX_AMOUNT,
    label: missing && kind !== 'none' ? t('product.chooseFirst', { name: missing.label.toLowerCase() }) : labels[kind],
    choiceRequests: requested,
    isMissing: missing !== null,
    item,
    unsized,
    size,
    setSize: (next) => setTyped({ product: product.sku, size: next }),
    sizeRequests,
    add,
  };
}
