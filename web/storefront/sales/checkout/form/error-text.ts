import type { CheckoutErrorKey } from '#domain/sales/checkout/checkout-errors.ts';
import type { T } from '#web/messages/i18n.tsx';
import type { FieldName } from './draft.ts';

const ASKED = {
  firstname: 'checkout.missing.firstname',
  lastname: 'checkout.missing.lastname',
  company: 'checkout.missing.company',
  street: 'checkout.missing.street',
  city: 'checkout.missing.city',
  billingName: 'checkout.missing.billingName',
  billingStreet: 'checkout.missing.street',
  billingCity: 'checkout.missing.city',
} as const;
type Asked = keyof typeof ASKED;

/** The message of a field's error; that of an empty field contains its name. */
export function errorText(name: FieldName, key: CheckoutErrorKey, t: T): string {
  if (key === 'checkout.error.required' && name in ASKED) return t(ASKED[name as Asked]);
  return t(key);
}
