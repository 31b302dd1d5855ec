/** What the shopper has entered at checkout, as typed; the shared schema of domain/checkout judges it. */
export type CheckoutForm = {
  customer: 'private' | 'company';
  email: string;
  phone: string;
  firstname: string;
  lastname: string;
  company: string;
  businessId: string;
  reference: string;
  street: string;
  postcode: string;
  city: string;
  otherBilling: boolean;
  billingStreet: string;
  billingPostcode: string;
  billingCity: string;
  methodId: string;
  pointsPostcode: string;
  servicePointId: string;
  paymentMethod: string;
};
export type FieldName = keyof CheckoutForm;

export const emptyForm: CheckoutForm = {
  customer: 'private',
  email: '',
  phone: '',
  firstname: '',
  lastname: '',
  company: '',
  businessId: '',
  reference: '',
  street: '',
  postcode: '',
  city: '',
  otherBilling: false,
  billingStreet: '',
  billingPostcode: '',
  billingCity: '',
  methodId: '',
  pointsPostcode: '',
  servicePointId: '',
  paymentMethod: '',
};

const KEY = 'checkout-form';

/** What was entered before a reload in this tab; anything unreadable counts as nothing. */
export function readDraft(): CheckoutForm {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const draft = { ...emptyForm };
    if (typeof stored !== 'object' || stored === null) return draft;
    const entries = Object.entries(stored).filter(
      ([name, value]) => name in emptyForm && typeof value === typeof emptyForm[name as FieldName],
    );
    return { ...draft, ...Object.fromEntries(entries) };
  } catch {
    return { ...emptyForm };
  }
}

export function saveDraft(form: CheckoutForm) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(form));
  } catch {}
}

/** Forgets the order's choices; who the shopper is stays for the next order in this tab. */
export function forgetChoices() {
  const { methodId, servicePointId, paymentMethod } = emptyForm;
  saveDraft({ ...readDraft(), methodId, servicePointId, paymentMethod });
}
