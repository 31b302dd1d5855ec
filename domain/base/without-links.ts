/**
 * A text that somebody typed, changed so little that people read the same and mail programs make no link of it: a space goes
 * between a dot and the letters after it, and behind the colon of `https://`. Invisible characters, which could hide a dot, go.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/([.。．｡])(?=[\p{L}\p{M}])/gu, '$1 ')
    .replaceAll(/:(?=[/\\])/g, ': ');
