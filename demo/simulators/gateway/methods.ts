import { keysOf } from '#domain/base/records.ts';

/** The simulator's payment methods, with the gateway's ids and groups. */
export type SimulatedMethod = { id: string; name: string; group: 'bank' | 'mobile' | 'creditcard' | 'credit' };

export const simulatedMethods: readonly SimulatedMethod[] = [
  { id: 'mobilepay', name: 'MobilePay', group: 'mobile' },
  { id: 'osuuspankki', name: 'OP', group: 'bank' },
  { id: 'nordea', name: 'Nordea', group: 'bank' },
  { id: 'danske', name: 'Danske Bank', group: 'bank' },
  { id: 's-pankki', name: 'S-Pankki', group: 'bank' },
  { id: 'creditcard', name: 'Visa', group: 'creditcard' },
  { id: 'creditcard', name: 'Mastercard', group: 'creditcard' },
  { id: 'oplasku', name: 'OP Lasku', group: 'credit' },
  { id: 'jousto', name: 'Jousto', group: 'credit' },
];

const groupNames = {
  FI: {
    mobile: 'Mobiilimaksutavat',
    bank: 'Pankkimaksutavat',
    creditcard: 'Korttimaksutavat',
    credit: 'Lasku- ja osamaksutavat',
  },
  EN: {
    mobile: 'Mobile payment methods',
    bank: 'Bank payment methods',
    creditcard: 'Card payment methods',
    credit: 'Invoice and instalment payment methods',
  },
};

/** Methods by group in the gateway's order (mobile first). Credit starts at 10 €. */
export function methodGroups(language: 'FI' | 'EN', amount: number) {
  const names = groupNames[language];
  return keysOf(names)
    .map((id) => ({ id, name: names[id], providers: simulatedMethods.filter((method) => method.group === id) }))
    .filter(({ id }) => id !== 'credit' || amount >= 1000);
}
