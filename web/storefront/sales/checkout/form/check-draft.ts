import { isOneOf } from '#domain/base/records.ts';
import type { CheckoutErrorKey } from '#domain/sales/checkout/checkout-errors.ts';
import { checkoutErrors } from '#domain/sales/checkout/checkout-errors.ts';
import { checkoutForm } from '#domain/sales/checkout/checkout-form.ts';
import type { Step } from '../steps/use-steps.ts';
import { type Draft, type FieldName, fieldOf, formOf } from './draft.ts';
import type { FieldProblems } from './form-context.tsx';

export const isErrorKey = (message: string): message is CheckoutErrorKey =>
  checkoutErrors.some((key) => key === message);

/** The first error of each field as a message key; drops paths that are not on the page. */
export function problemsByField(issues: readonly { field: string; message: string }[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const { field, message } of issues) {
    const name = fieldOf(field);
    if (name && isErrorKey(message)) problems[name] ??= message;
  }
  return problems;
}

/** The server's errors for the order itself, without a field on the page; each message once. */
export const orderProblems = (issues: readonly { field: string; message: string }[]) => [
  ...new Set(
    issues
      .filter(({ field }) => !fieldOf(field))
      .map(({ message }) => (isErrorKey(message) ? message : ('checkout.failed' as const))),
  ),
];

/** Validates the draft with the schema that the server uses. */
export function checkDraft(draft: Draft, needsAddress: boolean): FieldProblems {
  const parsed = checkoutForm.safeParse(formOf(draft, needsAddress));
  if (parsed.success) return {};
  return problemsByField(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
}

const contactFields: readonly FieldName[] = [
  'customerType',
  'email',
  'phone',
  'firstname',
  'lastname',
  'company',
  'businessId',
  'reference',
  'einvoiceAddress',
  'einvoiceOperator',
  'billingName',
  'billingStreet',
  'billingPostcode',
  'billingCity',
  'billingCountry',
  'website',
];

/** The step of a field; unlisted ones belong to the delivery. */
const stepOf = (name: string): Step => {
  if (name === 'paymentMethodId') return 'payment';
  return isOneOf(contactFields, name) ? 'contact' : 'delivery';
};

/** The errors of one step. */
export const problemsOf = (step: Step, problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => stepOf(name) === step));
