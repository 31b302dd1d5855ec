/**
 * Changes a typed text so that mail programs make no link of it while people read the same: inserts a space between a dot and
 * the letters after it, and after the colon of `https://`. Removes invisible characters, which could hide a dot.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/([.。．｡])(?=[\p{L}\p{M}])/gu, '$1 ')
    .replaceAll(/:(?=[/\\])/g, ': ');
