// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/;

/** A slug or sku that can exist: 1–200 characters, no control characters (decisions 2, route validation). */
export const isPossibleId = (value: string): boolean =>
  value.trim().length > 0 && value.length <= 200 && !CONTROL.test(value);
