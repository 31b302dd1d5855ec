import { fieldsOf } from '#domain/base/records.ts';
import type { CheckoutFormInput } from '#domain/sales/checkout/checkout-form.ts';

/** The shopper's input at checkout, as typed; validated by the schema of domain/sales/checkout. */
export type Draft = {
  customerType: 'private' | 'company';
  email: string;
  phone: string;
  firstname: string;
  lastname: string;
  company: string;
  businessId: string;
  reference: string;
  einvoiceAddress: string;
  einvoiceOperator: string;
  /** ISO code of the delivery's country. */
  country: string;
  street: string;
  postcode: string;
  city: string;
  otherBilling: boolean;
  billingName: string;
  billingStreet: string;
  billingPostcode: string;
  billingCity: string;
  billingCountry: string;
  methodId: string;
  /** Postcode for the search of pickup points. */
  pointsPostcode: string;
  servicePointId: string;
  /** The chosen point, for the review; the server looks it up by id. */
  pointName: string;
  pointPlace: string;
  paymentMethodId: string;
  /** Wants a text message when the order is ready or sent. */
  textUpdates: boolean;
  /** Newsletter consent; sent with the order but not part of it. */
  newsletter: boolean;
  website: string;
};
export type FieldName = keyof Draft;

export const emptyDraft: Draft = {
  customerType: 'private',
  email: '',
  phone: '',
  firstname: '',
  lastname: '',
  company: '',
  businessId: '',
  reference: '',
  einvoiceAddress: '',
  einvoiceOperator: '',
  country: 'FI',
  street: '',
  postcode: '',
  city: '',
  otherBilling: false,
  billingName: '',
  billingStreet: '',
  billingPostcode: '',
  billingCity: '',
  billingCountry: 'FI',
  methodId: '',
  pointsPostcode: '',
  servicePointId: '',
  pointName: '',
  pointPlace: '',
  paymentMethodId: '',
  textUpdates: false,
  newsletter: false,
  website: '',
};

/** The schema path of each field on the page. */
const fieldOfPath: Record<string, FieldName> = {
  'contact.customerType': 'customerType',
  'contact.email': 'email',
  'contact.phone': 'phone',
  'contact.firstname': 'firstname',
  'contact.lastname': 'lastname',
  'contact.company': 'company',
  'contact.businessId': 'businessId',
  'contact.reference': 'reference',
  'contact.einvoiceAddress': 'einvoiceAddress',
  'contact.einvoiceOperator': 'einvoiceOperator',
  'delivery.methodId': 'methodId',
  'delivery.servicePointId': 'servicePointId',
  'delivery.address.country': 'country',
  'delivery.address.street': 'street',
  'delivery.address.postcode': 'postcode',
  'delivery.address.city': 'city',
  'billing.name': 'billingName',
  'billing.address.street': 'billingStreet',
  'billing.address.postcode': 'billingPostcode',
  'billing.address.city': 'billingCity',
  'billing.address.country': 'billingCountry',
  paymentMethodId: 'paymentMethodId',
  website: 'website',
};

/** The page's field of a schema path, with or without the `form.` of an order request. */
export const fieldOf = (path: string): FieldName | undefined => fieldOfPath[path.replace(/^form\./, '')];

/** The draft in the schema's shape. Leaves hidden fields out, so that they cannot fail validation. */
export function formOf(draft: Draft, needsAddress: boolean): CheckoutFormInput {
  const {
    customerType,
    email,
    phone,
    firstname,
    lastname,
    methodId,
    servicePointId,
    paymentMethodId,
    website,
    textUpdates,
  } = draft;
  const { company, businessId, reference, einvoiceAddress, einvoiceOperator } = draft;
  return {
    contact: {
      customerType,
      email,
      phone,
      firstname,
      lastname,
      ...(textUpdates ? { textUpdates } : {}),
      ...(customerType === 'company' ? { company, businessId, reference, einvoiceAddress, einvoiceOperator } : {}),
    },
    delivery: {
      methodId,
      servicePointId,
      ...(needsAddress
        ? { address: { street: draft.street, postcode: draft.postcode, city: draft.city, country: draft.country } }
        : {}),
    },
    ...(draft.otherBilling
      ? {
          billing: {
            separate: true,
            name: draft.billingName,
            address: {
              street: draft.billingStreet,
              postcode: draft.billingPostcode,
              city: draft.billingCity,
              country: draft.billingCountry,
            },
          },
        }
      : {}),
    paymentMethodId,
    website,
  };
}

const KEY = 'checkout-form';

/** The input stored before a reload in this tab; ignores unreadable data. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return { ...emptyDraft };
    const known = Object.entries(stored).filter(
      ([name, value]) => name in emptyDraft && typeof value === typeof fieldsOf(emptyDraft)[name],
    );
    return { ...emptyDraft, ...Object.fromEntries(known) };
  } catch {
    return { ...emptyDraft };
  }
}

export function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {}
}

/** Clears the stored input once the order is paid, so that the next person at this tab sees nothing of it. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
