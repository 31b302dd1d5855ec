import { z } from 'zod';
import { isBusinessId, isVatNumber, normalizeBusinessId } from '#domain/base/contact-details/business-id.ts';
import { isCountry } from '#domain/base/contact-details/countries.ts';
import { isEinvoiceAddress, isEinvoiceOperator, normalizeEinvoice } from '#domain/base/contact-details/einvoice.ts';
import { PHONE } from '#domain/base/contact-details/phone.ts';
import { isPostcode } from '#domain/base/contact-details/postcode.ts';
import { needsAddress } from '#domain/sales/delivery/shipping-method.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { errorKey } from './checkout-errors.ts';

// control characters are not allowed in any field
const CONTROL = /\p{Cc}/u;

/** Optional text of at most `max` characters, trimmed; missing is ''. */
const text = (max: number) =>
  z
    .string(errorKey('checkout.error.text'))
    .trim()
    .max(max, errorKey('checkout.error.tooLong'))
    .refine((value) => !CONTROL.test(value), errorKey('checkout.error.text'))
    .prefault('');
const requiredText = (max: number) => text(max).refine((value) => value !== '', errorKey('checkout.error.required'));

const contact = z.object({
  customerType: z.enum(['private', 'company'], errorKey('checkout.error.required')).prefault('private'),
  // the maximum of RFC 5321
  email: text(254).pipe(z.email(errorKey('checkout.error.email'))),
  firstname: requiredText(50),
  lastname: requiredText(50),
  phone: text(30).refine((value) => PHONE.test(value), errorKey('checkout.error.phone')),
  /** The buyer wants a text message when this order is ready or sent (order-15). */
  textUpdates: z.boolean(errorKey('checkout.error.text')).optional(),
  company: text(100),
  /** Y-tunnus or VAT number. */
  businessId: text(20).transform(normalizeBusinessId),
  reference: text(50),
  /** OVT id or IBAN; required together with its operator. */
  einvoiceAddress: text(50).transform(normalizeEinvoice),
  einvoiceOperator: text(30).transform(normalizeEinvoice),
});

const address = z
  .object({
    street: text(50),
    postcode: text(10),
    city: text(30),
    /** ISO code; Finland when left out. Whether the shop delivers there is checked with its settings. */
    country: text(2).transform((country) => country || 'FI'),
  })
  .prefault({});

/**
 * The fields of the checkout page, one schema for browser and server (checkout-2, account-3). Issues carry message
 * keys (`checkout.error.*`). A delivery address is required when the method needs one (delivery-5). A company gives
 * its name and a valid business id or VAT number (checkout-3); for e-invoices both address and operator are required.
 * The billing address is required when it is separate.
 */
export const checkoutForm = z
  .object({
    contact,
    delivery: z.object({
      methodId: text(10).refine((id) => shippingMethod(id) !== undefined, errorKey('checkout.error.deliveryMethod')),
      servicePointId: text(100),
      address,
    }),
    billing: z
      .object({
        separate: z.preprocess((value) => value === true || value === 'on' || value === 'true', z.boolean()),
        name: text(100),
        address,
      })
      .prefault({ separate: false }),
    paymentMethodId: text(100).refine((id) => id !== '', errorKey('checkout.error.paymentMethod')),
    /** Honeypot: hidden from people, so only bots fill it in. */
    website: text(200).refine((value) => value === '', errorKey('checkout.error.bot')),
  })
  .superRefine((form, ctx) => {
    const wrong = (path: string[], message: ReturnType<typeof errorKey>) =>
      ctx.addIssue({ code: 'custom', path, message });
    const requireAddress = (path: string[], { street, postcode, city, country }: z.output<typeof address>) => {
      if (!street) wrong([...path, 'street'], 'checkout.error.required');
      if (!isPostcode(postcode, country)) wrong([...path, 'postcode'], 'checkout.error.postcode');
      if (!city) wrong([...path, 'city'], 'checkout.error.required');
    };
    if (form.contact.customerType === 'company') {
      const { company, businessId } = form.contact;
      if (!company) wrong(['contact', 'company'], 'checkout.error.required');
      if (!isBusinessId(businessId) && !isVatNumber(businessId))
        wrong(['contact', 'businessId'], 'checkout.error.businessId');
      const { einvoiceAddress, einvoiceOperator } = form.contact;
      if (einvoiceAddress && !isEinvoiceAddress(einvoiceAddress))
        wrong(['contact', 'einvoiceAddress'], 'checkout.error.einvoice');
      if ((einvoiceAddress || einvoiceOperator) && !isEinvoiceOperator(einvoiceOperator))
        wrong(['contact', 'einvoiceOperator'], 'checkout.error.einvoiceOperator');
      if (einvoiceOperator && !einvoiceAddress) wrong(['contact', 'einvoiceAddress'], 'checkout.error.einvoice');
    }
    const method = shippingMethod(form.delivery.methodId);
    if (method && !method.countries.includes(form.delivery.address.country))
      wrong(['delivery', 'methodId'], 'checkout.error.deliveryMethod');
    if (method && needsAddress(method)) requireAddress(['delivery', 'address'], form.delivery.address);
    if (method?.hasServicePoints && !form.delivery.servicePointId)
      wrong(['delivery', 'servicePointId'], 'checkout.error.servicePoint');
    if (form.billing.separate) {
      if (!form.billing.name) wrong(['billing', 'name'], 'checkout.error.required');
      if (!isCountry(form.billing.address.country)) wrong(['billing', 'address', 'country'], 'checkout.error.country');
      else requireAddress(['billing', 'address'], form.billing.address);
    }
  });

/** Input and output of the schema. */
export type CheckoutFormInput = z.input<typeof checkoutForm>;
export type CheckoutForm = z.output<typeof checkoutForm>;
