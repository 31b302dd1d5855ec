import type { UserDetails } from '#backend/customers/accounts/service.ts';
import type { OwnCompany } from '#backend/customers/companies/service.ts';
import type { Draft } from './draft.ts';

/** A customer's address, in the fields of the checkout. */
export type OwnAddress = Pick<Draft, 'street' | 'postcode' | 'city'> & { id: string; name: string };

/** A signed-in customer's data for the checkout. */
export type CheckoutCustomer = Pick<Draft, 'email' | 'firstname' | 'lastname' | 'phone'> & {
  addresses: OwnAddress[];
  shippingId: string | null;
  billingId: string | null;
  /** Subscribed to the newsletter already; the checkout does not ask again. */
  hasNewsletter: boolean;
  /** The company that the customer orders for; null: none, or not approved. */
  company: Pick<Draft, 'company' | 'businessId' | 'einvoiceAddress' | 'einvoiceOperator'> | null;
};

const MAX_STREET = 50;

/** Selects what the checkout shows; omits addresses outside Finland, where the shop does not deliver. */
export function checkoutCustomer(details: UserDetails, own: OwnCompany | null = null): CheckoutCustomer {
  const { email, firstname, lastname, phone } = details;
  const finnish = details.addresses.filter(({ country }) => country === 'FI');
  return {
    email,
    firstname,
    lastname,
    phone,
    addresses: finnish.map(({ id, street, careOf, postcode, city, ...person }) => {
      const withCareOf = careOf ? `${street}, c/o ${careOf}` : street;
      return {
        id,
        name: `${person.firstname} ${person.lastname}`,
        street: withCareOf.length <= MAX_STREET ? withCareOf : street,
        postcode,
        city,
      };
    }),
    shippingId: finnish.find(({ defaultShipping }) => defaultShipping)?.id ?? null,
    billingId: finnish.find(({ defaultBilling }) => defaultBilling)?.id ?? null,
    hasNewsletter: details.marketingPermissions.email,
    company: own?.status === 'approved' ? companyOf(own) : null,
  };
}

const companyOf = ({ name, businessId, einvoiceAddress, einvoiceOperator }: OwnCompany) => ({
  company: name,
  businessId,
  einvoiceAddress,
  einvoiceOperator,
});

/**
 * The draft with the customer's data in empty fields: contact, company (company-5), default delivery address, and the default
 * billing address when it differs.
 */
export function prefilled(draft: Draft, customer: CheckoutCustomer | null): Draft {
  if (!customer) return draft;
  const { email, firstname, lastname, phone, addresses, shippingId, billingId, company } = customer;
  const addressOf = (id: string | null) => addresses.find((address) => address.id === id);
  const shipping = addressOf(shippingId);
  const billing = billingId === shippingId ? undefined : addressOf(billingId);
  const hasContact = draft.email || draft.firstname || draft.lastname || draft.phone;
  const hasAddress = draft.street || draft.postcode || draft.city;
  const hasBilling = draft.otherBilling || draft.billingName || draft.billingStreet;
  return {
    ...draft,
    ...(hasContact ? {} : { email, firstname, lastname, phone }),
    ...(hasContact || !company ? {} : { customerType: 'company', ...company }),
    ...(hasAddress || !shipping ? {} : placeOf(shipping)),
    ...(hasContact || hasBilling || !billing
      ? {}
      : {
          otherBilling: true,
          billingName: billing.name,
          billingStreet: billing.street,
          billingPostcode: billing.postcode,
          billingCity: billing.city,
        }),
  };
}

/** The fields of a delivery address. */
export const placeOf = ({ street, postcode, city }: OwnAddress) => ({ street, postcode, city });
