import { useState } from 'react';
import { MAX_AMOUNT, maxAmount } from '#domain/catalog/offers/cart-commands.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Variant } from '#domain/catalog/products/product.ts';
import { type WayToBuy, wayToBuy } from '#domain/catalog/products/way-to-buy.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { addToCart } from '#web/storefront/sales/cart/cart-store.ts';
import type { ProductView } from '../product-view.ts';

/** How the chosen sku is had: bought, reserved by a deposit, by a quote, or not at all. */
export type Purchase = {
  kind: WayToBuy;
  /** The cart line of one piece: of goods cut to size the piece, once its size is right. */
  item: CartItem | undefined;
  /** The line without a size, for the fields that ask for one. */
  fresh: CartItem | undefined;
  /** The most pieces one line may hold. */
  most: number;
  /** Takes the piece of a right size; null takes it away. */
  setPiece: (piece: CartItem | null) => void;
  /** How often buying was tried without a size. */
  demanded: number;
  /** The button's word. */
  label: string;
  /** Adds pieces and says so with a link to the cart (spec 8, 9); a missing or wrong size is asked for instead. */
  add: (amount: number) => void;
};

/** Everything about buying the chosen variant that the buy box and the phone's bar share. */
export function usePurchase(product: ProductView, chosen: Variant | undefined, fresh: CartItem | undefined): Purchase {
  const { t, locale } = useI18n();
  const [piece, setPiece] = useState<CartItem | null>(null);
  const [demanded, setDemanded] = useState(0);
  const ofSku = piece?.sku === fresh?.sku ? piece : null;
  const item = product.customization ? (ofSku ?? undefined) : fresh;
  const kind = wayToBuy(product.saleMode, chosen?.stock.stockStatus ?? 'outOfStock', fresh !== undefined);
  const add = (amount: number) => {
    if (!item) return setDemanded(demanded + 1);
    const added = addToCart(item, amount);
    void import('#web/storefront/sales/cart/tell-added.ts').then(({ tellAdded }) => tellAdded(added, amount, locale));
  };
  const labels = {
    buy: t('product.add'),
    deposit: t('product.reserve'),
    quote: t('product.askQuote'),
    none: t('product.notAvailable'),
  };
  return {
    kind,
    most: fresh ? Math.max(1, maxAmount(fresh)) : MAX_AMOUNT,
    label: labels[kind],
    item,
    fresh,
    setPiece,
    demanded,
    add,
  };
}
