// line feeds stay; other control characters and marks that turn the direction of text do not
const HIDDEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** What somebody typed as one line of visible text. */
export const lineOf = (value: string): string => value.replaceAll(HIDDEN, ' ').replaceAll(/\s+/g, ' ').trim();

/** What somebody typed as paragraphs of visible text, at most one empty line between them. */
export const proseOf = (value: string): string =>
  value
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.replaceAll(HIDDEN, ' ').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
