import type { OrderNumber, Sku } from '../../base/ids.ts';
import { cleanCode, isCodeOf } from '../../base/scanned-code.ts';
import { isOrderNumber } from '../orders/order-number.ts';

/** A line to pack: `amount` units are to go into the parcel, `packed` are in it. `eans` are the codes printed on the goods. */
export type PackLine = { position: number; sku: Sku; eans: readonly string[]; amount: number; packed: number };

/** An order's number, and the mark of the QR code in its customer's mail; '' for a number that was typed. */
export type PickupCode = { number: OrderNumber; mark: string };

/** Reads the number of an order, or the QR code in its customer's mail (`1000016-0A1B2C3D4E`); null for other texts. */
export function readPickupCode(text: string): PickupCode | null {
  const [number = '', mark = ''] = cleanCode(text).split('-', 2);
  return isOrderNumber(number) && number.length < SHORTEST_EAN ? { number, mark: mark.toUpperCase() } : null;
}

/**
 * What a scanned code means for an order. `packed`: one more unit of the line; `full`: the line has all its units; `wrong`: goods
 * that the order lacks; `order`: the number of an order.
 */
export type ScanResult =
  | { kind: 'packed'; position: number; packed: number; amount: number }
  | { kind: 'full'; position: number; amount: number }
  | { kind: 'wrong'; code: string }
  | { kind: 'order'; number: OrderNumber };

/** Longer numbers are on goods: every tenth would pass as an order's. */
const SHORTEST_EAN = 12;

/**
 * Reads a scan against the lines of an order. Of two lines with the same goods the first that lacks units takes it. Goods win over
 * an order number, since a sku may look like one.
 */
export function readScan(lines: readonly PackLine[], text: string): ScanResult {
  const code = cleanCode(text);
  const same = lines.filter((line) => isCodeOf(line, code));
  const open = same.find(({ packed, amount }) => packed < amount);
  if (open) return { kind: 'packed', position: open.position, packed: open.packed + 1, amount: open.amount };
  const full = same[0];
  if (full) return { kind: 'full', position: full.position, amount: full.amount };
  const order = readPickupCode(code);
  return order ? { kind: 'order', number: order.number } : { kind: 'wrong', code };
}

/** Units packed and to pack. */
export const packedOf = (lines: readonly PackLine[]): { packed: number; amount: number } => ({
  packed: lines.reduce((sum, line) => sum + line.packed, 0),
  amount: lines.reduce((sum, line) => sum + line.amount, 0),
});
