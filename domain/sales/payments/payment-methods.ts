import type { Locale } from '#domain/base/locale.ts';
import type { PaymentChanges } from '#domain/base/shop-config.ts';

/** Groups of payment methods in the order required by the Consumer Protection Act, ch. 7: methods without credit first (checkout-5). */
export const paymentGroups = [
  { id: 'bank', credit: 'no-credit', fi: 'Verkkopankki', en: 'Online bank' },
  { id: 'mobile', credit: 'no-credit', fi: 'Mobiilimaksu', en: 'Mobile payment' },
  { id: 'creditcard', credit: 'no-credit', fi: 'Pankki- tai luottokortti', en: 'Debit or credit card' },
  { id: 'invoice', credit: 'may-include-credit', fi: 'Lasku', en: 'Invoice' },
  { id: 'credit', credit: 'credit', fi: 'Osamaksu tai luotto', en: 'Instalments or credit' },
] as const;

/** Displayed names of the gateway's methods by id, for when the gateway sends only the id (mails, order page). */
export const paymentNames: Readonly<Record<string, string | Record<Locale, string>>> = {
  osuuspankki: 'OP',
  nordea: 'Nordea',
  danske: 'Danske Bank',
  handelsbanken: 'Handelsbanken',
  aktia: 'Aktia',
  alandsbanken: 'Ålandsbanken',
  pop: 'POP Pankki',
  saastopankki: 'Säästöpankki',
  omasp: 'Oma Säästöpankki',
  's-pankki': 'S-Pankki',
  spankki: 'S-Pankki',
  mobilepay: 'MobilePay',
  siirto: 'Siirto',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  paypal: 'PayPal',
  creditcard: { fi: 'Pankki- tai luottokortti', en: 'Debit or credit card' },
  amex: 'American Express',
  oplasku: 'OP Lasku',
  walley: 'Walley',
  collectorb2c: 'Walley',
  jousto: 'Jousto',
};

/** Names that two ids share are one method with an old and a new id. */
const twins: Readonly<Record<string, string>> = { 's-pankki': 'spankki', collectorb2c: 'walley' };

/** The methods that staff may take out of the offer, by their present ids. */
export const choosableMethods = Object.keys(paymentNames).filter((id) => !(id in twins));

/** Whether the checkout offers a method of the gateway. */
export function isPaymentOffered(
  { hiddenGroups, hiddenMethods }: PaymentChanges = {},
  group: string,
  id: string,
): boolean {
  return !hiddenGroups?.[group] && !hiddenMethods?.[twins[id] ?? id];
}

/** The gateway's groups of what is offered, for its own page; null when that is everything. Its group `credit` has invoices too. */
export function offeredGatewayGroups({ hiddenGroups = {} }: PaymentChanges = {}): string[] | null {
  const offered = paymentGroups
    .filter(({ id }) => !hiddenGroups[id])
    .map(({ id }) => (id === 'invoice' ? 'credit' : id));
  return offered.length === paymentGroups.length ? null : [...new Set(offered)];
}
