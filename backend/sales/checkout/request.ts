import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { z } from 'zod';
import { checkFields } from '#backend/platform/http-kit/field-errors.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { lineId } from '#domain/catalog/offers/cart-item.ts';
import { errorKey } from '#domain/sales/checkout/checkout-errors.ts';
import { type OrderRequest, orderRequest, quoteOrderRequest } from '#domain/sales/checkout/order-request.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';

/** The payment method of an order that a gift card paid in full. */
const NO_PAYMENT = 'none';

/** A request with valid fields, the phone in E.164, and a hash that distinguishes it from others with the same key. */
export type CheckedRequest = OrderRequest & { hash: string; method: ShippingMethod };

type Line = OrderRequest['lines'][number];
// a missing size and an undefined one hash alike
const withoutNoSize = ({ customization, ...line }: Line): Line => (customization ? { ...line, customization } : line);
const byId = (a: Line, b: Line) => (lineId(a) < lineId(b) ? -1 : 1);

const fieldOf = (input: unknown, name: string): unknown => fieldsOf(input)[name];

const schemaOf = (input: unknown) => (fieldOf(input, 'quote') ? quoteOrderRequest : orderRequest);

/** An order with nothing left to pay needs no payment method. */
function withoutPayment(input: unknown): unknown {
  const form = fieldOf(input, 'form');
  const isFree = fieldOf(input, 'toPayCents') === 0;
  if (!isFree || typeof form !== 'object' || form === null || fieldOf(form, 'paymentMethodId')) return input;
  return { ...fieldsOf(input), form: { ...form, paymentMethodId: NO_PAYMENT } };
}

const hashOf = ({ idempotencyKey: _, ...request }: OrderRequest) =>
  createHash('sha256')
    .update(JSON.stringify({ ...request, lines: request.lines.map(withoutNoSize).toSorted(byId) }))
    .digest('hex');

/** Validates everything that does not need the catalog; reports each invalid field with its message key. */
export function checkRequest(input: unknown): Result<CheckedRequest, 'invalid', FieldError[]> {
  const checked = checkFields<z.ZodType<OrderRequest>>(schemaOf(input), withoutPayment(input));
  if (!checked.ok) return fail('invalid', checked.details ?? []);
  const request = checked.value;
  const phone = parsePhoneNumberFromString(request.form.contact.phone, 'FI');
  if (!phone?.isValid())
    return fail('invalid', [{ field: 'form.contact.phone', message: errorKey('checkout.error.phone') }]);
  request.form.contact.phone = phone.number;
  const method = shippingMethod(request.form.delivery.methodId);
  if (!method)
    return fail('invalid', [{ field: 'form.delivery.methodId', message: errorKey('checkout.error.deliveryMethod') }]);
  return ok({ ...request, hash: hashOf(request), method });
}
