/** The fields of a value that may be anything, such as parsed JSON; none when it is no object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Whether a value is one of a list of constants. */
export const isOneOf = <T>(values: readonly T[], value: unknown): value is T => values.some((known) => known === value);

/** The keys of an object that has only those of its type, such as a table of constants. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

/** The entries of an object that has only those of its type. */
export const entriesOf = <T extends object>(table: T) =>
  Object.entries(table) as { [K in keyof T & string]: [K, T[K]] }[keyof T & string][];

/** The value of a table for a name from outside; undefined when it has none of its own: `constructor` is in no table. */
export const ownValue = <V>(table: Readonly<Record<string, V>>, name: unknown): V | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/** Sets a value of a table under a name from outside: `__proto__` becomes a name like any other and changes no prototype. */
export function setOwnValue(table: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(table, name, { value, configurable: true, enumerable: true, writable: true });
}

/** An object with a value for each key. */
export const recordOf = <K extends string, V>(keys: readonly K[], make: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
