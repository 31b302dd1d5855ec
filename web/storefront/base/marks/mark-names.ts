/** Marks of payment methods, by the names that the gateway gives them. */
export const PAYMENT_MARKS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  mobilepay: 'MobilePay',
  op: 'OP',
  nordea: 'Nordea',
  danske: 'Danske Bank',
  's-pankki': 'S-Pankki',
} as const;

/** Marks of carriers, by the id of the service provider. */
export const CARRIER_MARKS = { posti: 'Posti', matkahuolto: 'Matkahuolto' } as const;

export type MarkName = keyof typeof PAYMENT_MARKS | keyof typeof CARRIER_MARKS | 'credit';

const PAYMENTS: readonly [string, string][] = Object.entries(PAYMENT_MARKS);
const isMark = (id: string): id is keyof typeof PAYMENT_MARKS => id in PAYMENT_MARKS;

/** The mark of a payment method: that of its name, of the bank whose invoice it is, or a sheet of paper for credit. */
export function markOfPayment(name: string, isCredit: boolean): MarkName | null {
  const found = PAYMENTS.find(([, text]) => name === text || name.startsWith(`${text} `))?.[0];
  if (found !== undefined && isMark(found)) return found;
  return isCredit ? 'credit' : null;
}

/** The mark of a carrier; null for stores, freight and providers that are not known. */
export function markOfCarrier(serviceProvider: string): MarkName | null {
  if (serviceProvider === 'posti' || serviceProvider === 'matkahuolto') return serviceProvider;
  return null;
}
