/** Control characters around highlighted words; no name contains them. */
export const HIGHLIGHT_START = '\u0002';
export const HIGHLIGHT_END = '\u0003';

export type HighlightPart = { text: string; found: boolean };

/** Splits a highlighted value into plain texts, never HTML. */
export function parseHighlights(value: string): HighlightPart[] {
  return value.split(HIGHLIGHT_START).flatMap((part, index) => {
    const end = index === 0 ? -1 : part.indexOf(HIGHLIGHT_END);
    const parts =
      end < 0
        ? [{ text: part, found: false }]
        : [
            { text: part.slice(0, end), found: true },
            { text: part.slice(end + 1), found: false },
          ];
    return parts.filter(({ text }) => text !== '');
  });
}
