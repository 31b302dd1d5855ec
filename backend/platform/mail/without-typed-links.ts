import { withoutLinks } from '#domain/base/without-links.ts';

/**
 * Removes links from every text of a value that its reader may have typed, except the mail address. Anybody can type
 * somebody else's address into a form: the shop must not mail a stranger's link to them.
 */
export function withoutTypedLinks<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (key === 'email' ? value : withoutLinks(value)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutTypedLinks(inner, name)])) as T;
}
