import { fieldsOf } from '#domain/base/records.ts';

/** The e-mail address of an order's form whose newsletter box is ticked; null otherwise. */
export function newsletterBeside(input: unknown): string | null {
  const { newsletter, form } = fieldsOf(input);
  const { email } = fieldsOf(fieldsOf(form).contact);
  return newsletter === true && typeof email === 'string' ? email : null;
}
