/** Why the right of withdrawal does not hold, or holds only while a seal is unbroken (Consumer Protection Act 38/1978, 6:16). */
export const withdrawalExceptions = ['cut', 'sealed'] as const;
export type WithdrawalException = (typeof withdrawalExceptions)[number];

/** `customization`: set for goods cut to size. */
type Goods = { customization: object | null; hygieneSealed?: boolean };

/** `cut`: made to the customer's measures. `sealed`: not suitable for return, for reasons of hygiene, once opened (return-8). */
export function withdrawalException({ customization, hygieneSealed }: Goods): WithdrawalException | null {
  if (customization) return 'cut';
  return hygieneSealed ? 'sealed' : null;
}

/** The exceptions that the goods of a purchase have, each once. */
export function exceptionsOf(goods: readonly Goods[]): WithdrawalException[] {
  const found = new Set(goods.map(withdrawalException));
  return withdrawalExceptions.filter((exception) => found.has(exception));
}
