/**
 * Changes a typed text so that mail programs make no link of it while people read the same: inserts a space between a dot and
 * the letters after it, and after the colon of `https://`. Removes invisible characters, which could hide a dot.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/([.。．｡])(?=[\p{L}\p{M}])/gu, '$1 ')
    .replaceAll(/:(?=[/\\])/g, ': ');

/**
 * Removes links from every text of a value that its reader may have typed, except the mail address. Anybody can type
 * somebody else's address into a form: the shop must not mail a stranger's link to them.
 */
export function withoutTypedLinks<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (key === 'email' ? value : withoutLinks(value)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => withoutTypedLinks(inner, key)) as T;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutTypedLinks(inner, name)])) as T;
}
