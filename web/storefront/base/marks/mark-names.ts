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

/**
 * The marks of a payment method: that of its name or of each of its names (`Visa, Mastercard`), of the bank whose invoice it is, or a
 * sheet of paper for credit.
 */
export function marksOfPayment(name: string, isCredit: boolean): MarkName[] {
  const found = name.split(', ').flatMap((one) => {
    const id = PAYMENTS.find(([, text]) => one === text || one.startsWith(`${text} `))?.[0];
    return id !== undefined && isMark(id) ? id : [];
  });
  return found.length === 0 && isCredit ? ['credit'] : found;
}

/** The mark of a carrier; none for stores, freight and providers that are not known. */
export function marksOfCarrier(serviceProvider: string): MarkName[] {
  return serviceProvider === 'posti' || serviceProvider === 'matkahuolto' ? [serviceProvider] : [];
}
