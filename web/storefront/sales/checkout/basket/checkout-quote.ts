import type { QuoteToOrder } from '#backend/sales/checkout/outcomes.ts';
import type { Draft } from '../form/draft.ts';

/** An accepted quote in the checkout, with the secret that opens it (quote-5). */
export type CheckoutQuote = QuoteToOrder & { secret: string };

/** The draft with the quote's contact, when known and nothing is typed yet, and its delivery. */
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
