/** Letters of the GSM 7-bit alphabet (3GPP TS 23.038), and those that take two places. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('^{}\\[~]|€\f');
const ALIKE: Record<string, string> = { '’': "'", '‘': "'", '”': '"', '“': '"', '–': '-', '—': '-', '\u00a0': ' ' };

/** Whole text and parts of a longer one: in GSM letters, and in UTF-16 when one letter is no GSM letter. */
const GSM = { single: 160, part: 153 };
const UTF16 = { single: 70, part: 67 };

/** The text with typographic marks replaced, one of which would make a text message more than twice as expensive. */
export const inGsmLetters = (text: string): string =>
  text.replace(/[’‘”“–—\u00a0]/g, (letter) => ALIKE[letter] ?? letter);

/** How many segments a text message takes; operators bill each. */
export function gsmSegments(text: string): number {
  const letters = [...text];
  const isGsm = letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter));
  const size = isGsm ? letters.length + letters.filter((letter) => EXTENDED.has(letter)).length : text.length;
  const { single, part } = isGsm ? GSM : UTF16;
  return size <= single ? 1 : Math.ceil(size / part);
}

/** The first of several wordings that fits one segment, else the last, which is to be the shortest. */
export function oneSegment(wordings: readonly [string, ...string[]]): string {
  const plain = wordings.map(inGsmLetters);
  return plain.find((text) => gsmSegments(text) === 1) ?? plain.at(-1) ?? '';
}
