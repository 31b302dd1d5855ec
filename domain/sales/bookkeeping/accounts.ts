/** Accounts of the journals that do not depend on a VAT rate. */
export const plainAccounts = [
  'gateway',
  'bank',
  'till',
  'receivables',
  'giftCards',
  'advances',
  'gatewayFees',
  'givenGiftCards',
  'expiredGiftCards',
  'unknownPayments',
  'rounding',
] as const;
export type PlainAccount = (typeof plainAccounts)[number];

/** An account of a journal: sales and VAT have one for each rate in percent; `sales:0` are goods of the margin scheme. */
export type Account = PlainAccount | `sales:${number}` | `vat:${number}`;

/** Rates that have accounts of their own from the start; older ones stay for refunds of older orders. */
const RATES = [25.5, 24, 14, 13.5, 10] as const;

/** All accounts that the settings list. */
export const accounts: readonly Account[] = [
  ...plainAccounts,
  'sales:0',
  ...RATES.flatMap((rate) => [`sales:${rate}` as const, `vat:${rate}` as const]),
];

export const isAccount = (text: string): text is Account => accounts.some((account) => account === text);

/** Numbers as many Finnish charts of accounts have them. The accountant replaces them by the company's own. */
export const exampleNumbers: Readonly<Record<string, string>> = {
  gateway: '1763',
  bank: '1910',
  till: '1900',
  receivables: '1700',
  giftCards: '2945',
  advances: '2870',
  gatewayFees: '8560',
  givenGiftCards: '8050',
  expiredGiftCards: '3990',
  unknownPayments: '2999',
  rounding: '8990',
  'sales:0': '3050',
  'sales:25.5': '3000',
  'vat:25.5': '29391',
  'sales:24': '3005',
  'vat:24': '29394',
  'sales:14': '3015',
  'vat:14': '29395',
  'sales:13.5': '3010',
  'vat:13.5': '29392',
  'sales:10': '3020',
  'vat:10': '29393',
};

/** An account's number: four to eight digits, as Netvisor and Procountor take them. */
export const isAccountNumber = (text: string): boolean => /^\d{3,8}$/.test(text);

export type AccountNumbers = Readonly<Record<string, string>>;

/** The number of an account; one without a setting has its key, which bookkeeping programs refuse by name. */
export const numberOf = (numbers: AccountNumbers, account: Account): string =>
  numbers[account] ?? exampleNumbers[account] ?? account;
