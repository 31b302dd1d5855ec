import type { Locale } from '#domain/base/locale.ts';
import type { PaymentChanges } from '#domain/base/shop-config.ts';
import { INVOICE_METHOD } from '#domain/sales/invoices/invoice.ts';
import { paymentGroups as groups, isPaymentOffered, paymentNames } from '#domain/sales/payments/payment-methods.ts';
import { creditKinds, type PaymentMethod, type PaymentMethodGroup } from './provider.ts';

/** Methods of the gateway's credit group that can be invoices without cost; all others there are credit. */
const invoices = new Set(['oplasku', 'walley', 'collectorb2c', 'collectorb2b', 'walleyb2b']);

const names: typeof paymentNames = {
  ...paymentNames,
  [INVOICE_METHOD]: { fi: 'Yrityslasku', en: 'Company invoice' },
};

/** The displayed name of a method, for mails and the order page; the id itself when unknown. */
export function methodName(id: string, locale: Locale): string {
  const name = names[id];
  return typeof name === 'string' ? name : (name?.[locale] ?? id);
}

type GatewayMethod = { id: string; name: string; group: string; svg?: string | undefined };
type GatewayGroup = { id: string; name: string; providers: GatewayMethod[] };

/** The shop's group of a gateway's method. */
export const groupIdOf = (method: Pick<GatewayMethod, 'id' | 'group'>): string =>
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

/** The methods that staff offer; groups without any are left out. */
export const offeredMethods = (
  shown: readonly PaymentMethodGroup[],
  changes: PaymentChanges | undefined,
): PaymentMethodGroup[] =>
  shown
    .map((group) => ({ ...group, methods: group.methods.filter(({ id }) => isPaymentOffered(changes, group.id, id)) }))
    .filter(({ methods }) => methods.length > 0);
