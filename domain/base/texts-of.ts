/** All strings inside a value of plain objects and arrays, each with its path, such as `stores.0.phone`. */
export function textsOf(value: unknown, path: readonly string[] = []): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}
