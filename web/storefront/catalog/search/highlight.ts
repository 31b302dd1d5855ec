/** Signs that no product name contains: the words between them are shown as found. */
export const HIGHLIGHT_START = '\u0002';
export const HIGHLIGHT_END = '\u0003';

export type Piece = { text: string; found: boolean };

/** A highlighted value as pieces of text, never as HTML. */
export function highlightPieces(value: string): Piece[] {
  return value.split(HIGHLIGHT_START).flatMap((part, index) => {
    const end = index === 0 ? -1 : part.indexOf(HIGHLIGHT_END);
    const pieces =
      end < 0
        ? [{ text: part, found: false }]
        : [
            { text: part.slice(0, end), found: true },
            { text: part.slice(end + 1), found: false },
          ];
    return pieces.filter(({ text }) => text !== '');
  });
}
