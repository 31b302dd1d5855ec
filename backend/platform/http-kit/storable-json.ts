import { ShopError } from '#domain/base/error-codes.ts';

/** No text of the database may hold a NUL or half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const notJson = (message: string): never => {
  throw new ShopError('invalid-argument', message, [{ field: '', code: 'not_json', message }]);
};

const readValue = (key: string, value: unknown): unknown => {
  if (isStorable(key) && (typeof value !== 'string' || isStorable(value))) return value;
  return notJson('The body has characters that are not allowed.');
};

/** Reads JSON of a program; nesting deeper than the parser's stack is refused like other invalid JSON. */
export function storableJson(text: string): unknown {
  try {
    return JSON.parse(text, readValue);
  } catch (error) {
    if (error instanceof ShopError) throw error;
    return notJson('The body is not valid JSON.');
  }
}
