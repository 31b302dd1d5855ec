const WEIGHTS = [7, 3, 1];

/** The Finnish reference number (viitenumero) of a running number: 7-3-1 from the right, check digit last. */
export function orderNumber(running: number | string): string {
  const digits = [...String(running)].reverse();
  const sum = digits.reduce((total, digit, i) => total + Number(digit) * (WEIGHTS[i % 3] ?? 0), 0);
  return `${running}${(10 - (sum % 10)) % 10}`;
}

/** True for digits that end in their right check digit: a mistyped order number is known without asking anybody. */
export const isOrderNumber = (text: string): boolean =>
  /^\d{4,20}$/.test(text) && orderNumber(text.slice(0, -1)) === text;
