/** The address of an order's form whose box for the newsletter is ticked; null: it is not. */
export function newsletterBeside(input: unknown): string | null {
  const { newsletter, form } = (input ?? {}) as { newsletter?: unknown; form?: { contact?: { email?: unknown } } };
  const email = form?.contact?.email;
  return newsletter === true && typeof email === 'string' ? email : null;
}
