/** Bounds of what a stranger may send as filters. */
export const MAX_CONDITIONS = 300;
const MAX_VALUE_LENGTH = 500;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/;

/** A value that a database can be asked for. */
export const isPossibleValue = (value: string): boolean =>
  value.length > 0 && value.length <= MAX_VALUE_LENGTH && !CONTROL.test(value);
