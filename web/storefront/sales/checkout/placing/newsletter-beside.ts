/** The e-mail address of an order's form whose newsletter box is ticked; null otherwise. */
export function newsletterBeside(input: unknown): string | null {
  const { newsletter, form } = (input ?? {}) as { newsletter?: unknown; form?: { contact?: { email?: unknown } } };
  const email = form?.contact?.email;
  return newsletter === true && typeof email === 'string' ? email : null;
}
