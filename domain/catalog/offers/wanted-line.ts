import { MAX_AMOUNT } from './cart-commands.ts';
import type { CartItem, ChosenSize } from './cart-item.ts';

/** A line as it is asked for: all that is believed of what a browser sends. */
export type WantedLine = { sku: string; amount: number; customization?: ChosenSize | null | undefined };

const isPieces = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** A chosen size as it was stored or sent; null when it is none. */
export function readSize(value: unknown): ChosenSize | null {
  const { widthCm, lengthCm } = (value ?? {}) as Record<string, unknown>;
  return isPieces(widthCm) && isPieces(lengthCm) ? { identifier: 'size', widthCm, lengthCm } : null;
}

/** A line as it was stored, whatever was stored; null when nothing can be asked for by it. */
export function readWanted(value: unknown): WantedLine | null {
  const { sku, amount, customization } = (value ?? {}) as Record<string, unknown>;
  if (typeof sku !== 'string' || sku === '' || !isPieces(amount)) return null;
  const size = readSize(customization);
  return { sku, amount: Math.min(amount, MAX_AMOUNT), ...(size && { customization: size }) };
}

/** What a cart's line asks for. */
export const wantedLine = ({ sku, amount, customization }: CartItem): WantedLine =>
  customization ? { sku, amount, customization } : { sku, amount };
