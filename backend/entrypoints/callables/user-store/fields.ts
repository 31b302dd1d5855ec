import { z } from 'zod';
import { isPossibleId } from '#domain/base/ids.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { MOST_ITEMS } from '#domain/customers/wish-lists/wish-list.ts';
import { chosenSize } from '#domain/sales/checkout/order-request.ts';

/** Any text; `domain/customers/accounts` validates it. */
const text = z.string().max(1000);
const flag = z.boolean();

const details = { firstname: text, lastname: text, phone: text.nullable(), dob: text.nullable() };

/** Writable fields of `users/{uid}`. E-mail address and permissions have endpoints of their own. */
export const detailsFields = {
  part: z.strictObject(details).partial(),
  whole: z.strictObject({ ...details, phone: details.phone.default(''), dob: details.dob.default('') }),
};

const address = {
  firstname: text,
  lastname: text,
  careOf: text.optional(),
  street: text,
  postcode: text,
  city: text,
  country: text.optional(),
  phone: text.nullish(),
  defaultBilling: flag.optional(),
  defaultShipping: flag.optional(),
};

export const addressFields = { part: z.strictObject(address).partial(), whole: z.strictObject(address) };

const item = z.strictObject({
  sku: z.string().refine(isPossibleId, 'must be a product code'),
  amount: z.int().min(MIN_AMOUNT).max(MAX_AMOUNT).default(1),
  customization: chosenSize.nullish(),
});
const list = { name: text, items: z.array(item).max(MOST_ITEMS).optional() };

/** `items` replaces all items of the list. */
export const listFields = { part: z.strictObject(list).partial(), whole: z.strictObject(list) };
