import type { Sku } from '#domain/base/ids.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { MAX_AMOUNT } from './cart-commands.ts';
import type { CartItem, ChosenSize } from './cart-item.ts';

/** A cart line as a browser sends it. Everything else, such as prices, comes from the catalog. */
export type WantedLine = { sku: Sku; amount: number; customization?: ChosenSize | null | undefined };

const isPieces = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Reads a chosen size from untrusted data; null when it is invalid. */
export function readSize(value: unknown): ChosenSize | null {
  const { widthCm, lengthCm } = fieldsOf(value);
  return isPieces(widthCm) && isPieces(lengthCm) ? { identifier: 'size', widthCm, lengthCm } : null;
}

/** Reads a line from untrusted stored data; null when it is invalid. */
export function readWanted(value: unknown): WantedLine | null {
  const { sku, amount, customization } = fieldsOf(value);
  if (typeof sku !== 'string' || sku === '' || !isPieces(amount)) return null;
  const size = readSize(customization);
  return { sku, amount: Math.min(amount, MAX_AMOUNT), ...(size && { customization: size }) };
}

/** The request for a stored line. */
export const wantedLine = ({ sku, amount, customization }: CartItem): WantedLine =>
  customization ? { sku, amount, customization } : { sku, amount };
