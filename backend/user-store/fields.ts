import { z } from 'zod';

/** A text; whether it is a good one is for the rules of `domain/accounts` to say. */
const text = z.string().max(1000);
const flag = z.boolean();

const details = { firstname: text, lastname: text, phone: text.nullable(), dob: text.nullable() };

/** Fields of `users/{uid}` that may be written. The e-mail address and permissions have doors of their own. */
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

const list = { name: text };

export const listFields = { part: z.strictObject(list), whole: z.strictObject(list) };
