import type { OrderNumber } from '#domain/base/ids.ts';

const WEIGHTS = [7, 3, 1];

/**
 * The order number: a running number with a Finnish check digit, as in a reference number (viitenumero): weights
 * 7-3-1 from the right (order-5).
 */
export function orderNumber(running: number | string): OrderNumber {
  const digits = [...String(running)].reverse();
  const sum = digits.reduce((total, digit, i) => total + Number(digit) * (WEIGHTS[i % 3] ?? 0), 0);
  return `${running}${(10 - (sum % 10)) % 10}`;
}

/** True when the check digit is right, so that a mistyped order number is detected without a lookup (order-5). */
export const isOrderNumber = (text: string): boolean =>
  /^\d{4,20}$/.test(text) && orderNumber(text.slice(0, -1)) === text;
