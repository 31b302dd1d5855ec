import type { QuoteToOrder } from '#backend/sales/checkout/outcomes.ts';
import type { Draft } from '../form/draft.ts';

/** An accepted quote that is ordered, with the secret that opens it. */
export type CheckoutQuote = QuoteToOrder & { secret: string };

/** The draft filled in with whom the quote was made for, where that is known and nobody has typed anything yet, and with its delivery. */
export function quoteDraft(draft: Draft, { contact, methodId }: CheckoutQuote): Draft {
  const toMethod = methodId ? { methodId } : {};
  if (!contact) return { ...draft, ...toMethod };
  const { firstname, lastname, email, phone, city, businessCustomer, company, vatNumber } = contact;
  const isUntouched = !draft.email && !draft.firstname && !draft.lastname && !draft.phone;
  return {
    ...draft,
    ...(isUntouched ? { firstname, lastname, email, phone } : {}),
    ...(isUntouched && !draft.city ? { city } : {}),
    ...(isUntouched && businessCustomer ? { customerType: 'company', company, businessId: vatNumber } : {}),
    ...toMethod,
  };
}
