import type { UserDetails } from '#backend/customers/accounts/service.ts';
import type { Draft } from './draft.ts';

/** An address of the customer's own, as the checkout's fields take it. */
export type OwnAddress = Pick<Draft, 'street' | 'postcode' | 'city'> & { id: string; name: string };

/** What the checkout knows of a signed-in customer. */
export type CheckoutCustomer = Pick<Draft, 'email' | 'firstname' | 'lastname' | 'phone'> & {
  addresses: OwnAddress[];
  shippingId: string | null;
  billingId: string | null;
  /** Has said yes to letters: the checkout does not ask again. */
  hasNewsletter: boolean;
};

const MAX_STREET = 50;

/** Picks what the checkout shows; the shop delivers within Finland, so other addresses are left out. */
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
 * The draft with the customer's own data where nothing was typed: who orders, the default delivery address, and the
 * default billing address when it is another one.
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
