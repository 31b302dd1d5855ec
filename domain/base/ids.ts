// biome-ignore lint/suspicious/noControlCharactersInRegex: rejects control characters
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Whether a slug or sku can exist: 1–200 characters, no control characters (route-2). */
export const isPossibleId = (value: string): boolean =>
  value.trim().length > 0 && value.length <= 200 && !CONTROL.test(value);
