/** An address longer than this is refused (decisions 5; no mail server takes a longer one). */
export const MAX_EMAIL = 254;

// what mail servers in the world take: unquoted name, domain of two labels or more
const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** An address as accounts are known by: trimmed, lower case (decisions 5: compared case-insensitively). */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export type EmailProblem = 'required' | 'tooLong' | 'invalid';

/** What is wrong with an address typed into a form; null: nothing. */
export function emailProblem(typed: string): EmailProblem | null {
  const email = normalizeEmail(typed);
  if (!email) return 'required';
  if (email.length > MAX_EMAIL) return 'tooLong';
  return EMAIL.test(email) ? null : 'invalid';
}

/** `matti.meikalainen@example.fi` → `m•••@example.fi`: enough to know one's own address by. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
