import type { UserDetails } from '#backend/customers/accounts/service.ts';
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
};

const MAX_STREET = 50;

/** Selects what the checkout shows; omits addresses outside Finland, where the shop does not deliver. */
export function checkoutCustomer(details: UserDetails): CheckoutCustomer {
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
  };
}

/**
 * The draft with the customer's data in empty fields: contact, default delivery address, and the default billing
 * address when it differs.
 */
export function prefilled(draft: Draft, customer: CheckoutCustomer | null): Draft {
  if (!customer) return draft;
  const { email, firstname, lastname, phone, addresses, shippingId, billingId } = customer;
  const addressOf = (id: string | null) => addresses.find((address) => address.id === id);
  const shipping = addressOf(shippingId);
  const billing = billingId === shippingId ? undefined : addressOf(billingId);
  const hasContact = draft.email || draft.firstname || draft.lastname || draft.phone;
  const hasAddress = draft.street || draft.postcode || draft.city;
  const hasBilling = draft.otherBilling || draft.billingName || draft.billingStreet;
  return {
    ...draft,
    ...(hasContact ? {} : { email, firstname, lastname, phone }),
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
