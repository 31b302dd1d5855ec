import { fieldsOf, ownValue } from '#domain/base/records.ts';

export type Hit = { objectID: string; [attribute: string]: unknown };

/** The value at a dotted path, or undefined. */
export function valueAt(source: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => ownValue(fieldsOf(value), step), source);
}

/** A copy with one more value at a dotted path. */
export function withValueAt(source: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [step = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...source, [step]: value };
  const inner = fieldsOf(ownValue(source, step));
  return { ...source, [step]: withValueAt(inner, rest.join('.'), value) };
}

/** Applies `attributesToRetrieve`: names, dotted paths, `*` for all, `-name` to exclude; objectID always stays. */
export function retrieve(hit: Hit, wanted: readonly string[]): Hit {
  const excluded = wanted.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const included = wanted.filter((name) => !name.startsWith('-'));
  if (excluded.length > 0 || included.includes('*')) {
    const kept = Object.entries(hit).filter(([name]) => name === 'objectID' || !excluded.includes(name));
    return { ...Object.fromEntries(kept), objectID: hit.objectID };
  }
  const picked = included.reduce<Record<string, unknown>>((result, path) => {
    const value = valueAt(hit, path);
    return value === undefined ? result : withValueAt(result, path, value);
  }, {});
  return { ...picked, objectID: hit.objectID };
}
