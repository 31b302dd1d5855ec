/** Maximum length of an address (account-3, RFC 5321). */
export const MAX_EMAIL = 254;

// an unquoted local part and a domain of two or more labels: what mail servers accept in practice
const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** Normalizes an address for storage and comparison: trimmed, lower case (account-3). */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export type EmailProblem = 'required' | 'tooLong' | 'invalid';

/** The error of a typed address, or null when it is valid. */
export function emailProblem(typed: string): EmailProblem | null {
  const email = normalizeEmail(typed);
  if (!email) return 'required';
  if (email.length > MAX_EMAIL) return 'tooLong';
  return EMAIL.test(email) ? null : 'invalid';
}

/** `matti.meikalainen@example.fi` → `m•••@example.fi`: its owner recognizes it, others learn little. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
