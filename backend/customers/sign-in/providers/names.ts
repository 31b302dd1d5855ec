const MAX = 50;

export type Names = { firstname: string; lastname: string };

const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, MAX) : '');

/**
 * First and last name from a provider's user data: Apple's form field, OpenID claims, Facebook's fields, or else the
 * full name, whose last word is the last name.
 */
export function namesOf(
  apple: { firstName?: string; lastName?: string } | undefined,
  profile: Record<string, unknown>,
  whole: string | undefined,
): Names {
  const firstname = text(apple?.firstName) || text(profile.given_name) || text(profile.first_name);
  const lastname = text(apple?.lastName) || text(profile.family_name) || text(profile.last_name);
  if (firstname || lastname) return { firstname, lastname };
  const words = (whole ?? '').trim().split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstname: text(words.join(' ')), lastname: text(last) };
}
