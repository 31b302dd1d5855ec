import type { FieldErrorKey } from '#domain/base/field-errors.ts';

/** Message keys of account validation errors; the storefront translates them. */
export const accountErrors = [
  'account.error.required',
  'account.error.tooLong',
  'account.error.text',
  'account.error.email',
  'account.error.phone',
  'account.error.postcode',
  'account.error.country',
  'account.error.birthday',
  'account.error.businessId',
  'account.error.einvoice',
  'account.error.einvoiceOperator',
  'account.error.invalid',
  'account.error.tooMany',
] as const satisfies readonly FieldErrorKey<'account'>[];
export type AccountErrorKey = (typeof accountErrors)[number];

/** An invalid form field and its error. */
export type FieldProblem<F extends string> = { field: F; message: AccountErrorKey };
