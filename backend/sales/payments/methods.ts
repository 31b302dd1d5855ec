import type { Locale } from '#domain/base/locale.ts';
import { INVOICE_METHOD } from '#domain/sales/invoices/invoice.ts';
import { creditKinds, type PaymentMethod, type PaymentMethodGroup } from './provider.ts';

type Group = Pick<PaymentMethodGroup, 'id' | 'credit'> & { fi: string; en: string };

/** Groups in the order required by the Consumer Protection Act, ch. 7: methods without credit first (checkout-5). */
const groups: readonly Group[] = [
  { id: 'bank', credit: 'no-credit', fi: 'Verkkopankki', en: 'Online bank' },
  { id: 'mobile', credit: 'no-credit', fi: 'Mobiilimaksu', en: 'Mobile payment' },
  { id: 'creditcard', credit: 'no-credit', fi: 'Pankki- tai luottokortti', en: 'Debit or credit card' },
  { id: 'invoice', credit: 'may-include-credit', fi: 'Lasku', en: 'Invoice' },
  { id: 'credit', credit: 'credit', fi: 'Osamaksu tai luotto', en: 'Instalments or credit' },
];

/** Methods of the gateway's credit group that can be invoices without cost; all others there are credit. */
const invoices = new Set(['oplasku', 'walley', 'collectorb2c', 'collectorb2b', 'walleyb2b']);

/** Displayed names by id, for when the gateway sends only the id (mails, order page). */
const names: Record<string, string | { fi: string; en: string }> = {
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
  [INVOICE_METHOD]: { fi: 'Yrityslasku', en: 'Company invoice' },
};

/** The displayed name of a method, for mails and the order page; the id itself when unknown. */
export function methodName(id: string, locale: Locale): string {
  const name = names[id];
  return typeof name === 'string' ? name : (name?.[locale] ?? id);
}

type GatewayMethod = { id: string; name: string; group: string; svg?: string | undefined };
type GatewayGroup = { id: string; name: string; providers: GatewayMethod[] };

const groupIdOf = (method: GatewayMethod) =>
  method.group === 'credit' && invoices.has(method.id) ? 'invoice' : method.group;

/**
 * The gateway's methods as shown in the shop: own labels, order without credit first, one entry per id (cards come as
 * several of one id: `Visa, Mastercard`). An unknown group keeps the gateway's name and counts as one that may
 * include credit.
 */
export function presentMethods(gateway: readonly GatewayGroup[], locale: Locale): PaymentMethodGroup[] {
  const shown = new Map<string, PaymentMethodGroup>();
  for (const { name, providers } of gateway) {
    for (const method of providers) {
      const id = groupIdOf(method);
      const known = groups.find((group) => group.id === id);
      const group: PaymentMethodGroup = shown.get(id) ?? {
        id,
        credit: known?.credit ?? 'may-include-credit',
        label: known?.[locale] ?? name,
        methods: [],
      };
      shown.set(id, group);
      addMethod(group.methods, method);
    }
  }
  const rank = ({ id, credit }: PaymentMethodGroup) => {
    const index = groups.findIndex((group) => group.id === id);
    return creditKinds.indexOf(credit) * 100 + (index < 0 ? 99 : index);
  };
  return [...shown.values()].sort((a, b) => rank(a) - rank(b));
}

function addMethod(methods: PaymentMethod[], { id, name, svg }: GatewayMethod) {
  const same = methods.find((method) => method.id === id);
  if (!same) methods.push({ id, name, icon: svg ?? null });
  else if (!same.name.split(', ').includes(name)) same.name += `, ${name}`;
}
