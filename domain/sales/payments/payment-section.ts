import { type FactSection, field } from '#domain/content/shop-facts/sections.ts';
import { choosableMethods, paymentGroups, paymentNames } from './payment-methods.ts';

const nameOf = (id: string) => {
  const name = paymentNames[id] ?? id;
  return typeof name === 'string' ? { fi: name, en: name } : name;
};

/** Which payment methods the checkout offers, as a section of the settings (setting-6). */
export const paymentSection = (): FactSection => ({
  id: 'payment',
  kind: 'payment',
  store: null,
  fields: [
    ...paymentGroups.map(({ id, fi, en }) => ({
      ...field(`pageFacts.payment.hiddenGroups.${id}`, 'shown', `group.${id}`),
      label: { fi, en },
    })),
    ...choosableMethods.map((id) => ({
      ...field(`pageFacts.payment.hiddenMethods.${id}`, 'shown', `method.${id}`),
      label: nameOf(id),
    })),
  ],
});
