/** Normalizes a text for the PDF fonts: composed characters, one kind of non-breaking space, no control characters but line breaks. */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removes them
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '');
