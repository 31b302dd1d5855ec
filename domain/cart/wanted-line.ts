import type { CartItem, ChosenSize } from './cart-item.ts';

/** A line as it is asked for: all that is believed of what a browser sends. */
export type WantedLine = { sku: string; amount: number; customization?: ChosenSize | null | undefined };

/** What a cart's line asks for. */
export const wantedLine = ({ sku, amount, customization }: CartItem): WantedLine =>
  customization ? { sku, amount, customization } : { sku, amount };
