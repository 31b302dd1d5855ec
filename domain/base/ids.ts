/**
 * A string or number of one kind. Literals and plain values are accepted, so data needs no casts; a value of another kind is
 * refused.
 */
export type Flavour<T, Kind extends string> = T & { readonly __kind?: Kind };

/** The code of a sellable item. */
export type Sku = Flavour<string, 'sku'>;
/** The number of an order, with its check digit (order-5). */
export type OrderNumber = Flavour<string, 'order-number'>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: rejects control characters
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Whether a slug or sku can exist: 1–200 characters, no control characters (route-2). */
export const isPossibleId = (value: string): boolean =>
  value.trim().length > 0 && value.length <= 200 && !CONTROL.test(value);
