import { type ComponentType, createContext, use, useSyncExternalStore } from 'react';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem, ChosenSize } from '#domain/catalog/offers/cart-item.ts';

/** A product or spare part to request a quote for. */
export type QuotedProduct = {
  sku: Sku;
  slug: string;
  title: string;
  variationName?: string;
  variationOptions?: Record<string, string>;
  image?: string | null;
  amount?: number;
};

export type VehicleDialogProps = { way: string | undefined; product: QuotedProduct; onClose: () => void };

/** A line to look up: what the server needs to price it. */
export type LookedUpLine = { sku: Sku; amount: number; customization: ChosenSize | null };

export type LookedUpItems = { items: CartItem[]; problems: { id: string; reason: string; available?: number }[] };

/**
 * What catalog and customer pages do with the cart and the quote cart. Sales implements it
 * (`sales/cart/purchase-actions.ts`), the root layout provides it.
 */
export type PurchaseActions = {
  /** Adds pieces of one product and reports the event to analytics; returns how many fitted. */
  addToCart(item: CartItem, amount?: number): number;
  /** Adds lines in one change; returns how many pieces fitted. */
  addLines(items: readonly CartItem[]): number;
  /** Shows how many of the wanted pieces were added: of one item in the panel of the cart, else in a toast (cart-10, cart-13). */
  tellAdded(added: number, wanted: number, locale: Locale, item?: CartItem): Promise<void>;
  /** Adds to the quote cart and shows it; one piece unless `amount` is given. */
  addToQuote(products: readonly QuotedProduct[], locale: Locale): Promise<void>;
  /** A way to a vehicle, in a dialog: `test-ride` books one, `trade-in` asks for a quote with an exchange; suspends while it loads. */
  VehicleDialog: ComponentType<VehicleDialogProps>;
  /** Looks lines up at today's price and stock; throws when the server does not respond. */
  lookUp(lines: readonly LookedUpLine[], locale: Locale): Promise<LookedUpItems>;
  /** Pieces of a sku in the cart. */
  amountInCart(sku: Sku): number;
  /** Calls the listener after each change of the cart; returns how to stop. */
  subscribe(listener: () => void): () => void;
};

const Context = createContext<PurchaseActions | null>(null);

export const PurchaseActionsProvider = Context.Provider;

export function usePurchaseActions(): PurchaseActions {
  const actions = use(Context);
  if (!actions) throw new Error('PurchaseActionsProvider is missing');
  return actions;
}

/** Pieces of a sku in the cart; 0 on the server and in the hydrating render. */
export function useAmountInCart(sku: Sku): number {
  const { subscribe, amountInCart } = usePurchaseActions();
  return useSyncExternalStore(
    subscribe,
    () => amountInCart(sku),
    () => 0,
  );
}
