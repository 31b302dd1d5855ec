import { MAX_AMOUNT, maxAmount } from '#domain/cart/cart-commands.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { sizedItem } from '#domain/cart/sized-item.ts';
import type { Variant } from '#domain/catalog/product.ts';
import { addToCart } from '#storefront/features/cart/cart-store.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { toast } from '#storefront/ui/toast/toast.tsx';
import type { ProductView } from '../product-view.ts';
import { type SizeState, useSize } from './use-size.ts';

const TOAST_MS = 5000;

/** How the chosen sku is had: bought, reserved by a deposit, by a quote, or not at all. */
export type Purchase = {
  kind: 'buy' | 'deposit' | 'quote' | 'none';
  /** The cart line of one piece, of the given size where there is one. */
  item: CartItem | undefined;
  /** The most pieces one line may hold. */
  most: number;
  size: SizeState | null;
  /** The button's word. */
  label: string;
  /** Adds pieces and says so with a link to the cart (spec 8, 9); a missing or wrong size is asked for instead. */
  add: (amount: number) => void;
};

export const sizeFieldId = (field: string) => `size-${field}`;

/** Everything about buying the chosen variant that the buy box and the phone's bar share. */
export function usePurchase(product: ProductView, chosen: Variant | undefined, fresh: CartItem | undefined): Purchase {
  const { t, locale } = useI18n();
  const size = useSize(product.customization);
  const item = fresh && size?.size ? sizedItem(fresh, size.size) : fresh;
  const canHave = fresh !== undefined && chosen?.stock.stockStatus !== 'outOfStock';
  const kind = product.saleMode === 'quote' ? 'quote' : canHave ? product.saleMode : 'none';
  const add = (amount: number) => {
    const wrong = size?.demand();
    if (wrong) return document.getElementById(sizeFieldId(wrong))?.focus();
    if (!item) return;
    addToCart(item, amount);
    toast({
      message: amount === 1 ? t('product.toast.one') : t('product.toast.many', { n: amount }),
      ttl: TOAST_MS,
      cta: { label: t('product.toast.cart'), to: links(locale).cart() },
    });
  };
  const labels = {
    buy: t('product.add'),
    deposit: t('product.reserve'),
    quote: t('product.askQuote'),
    none: t('product.notAvailable'),
  };
  return { kind, item, most: item ? Math.max(1, maxAmount(item)) : MAX_AMOUNT, size, label: labels[kind], add };
}
