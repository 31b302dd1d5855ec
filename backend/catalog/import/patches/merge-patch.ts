import { ownValue, setOwnValue } from '#domain/base/records.ts';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a JSON merge patch (RFC 7396): objects merge by field, `null` removes a field, anything else replaces it. */
export function mergePatch(stored: unknown, patch: Fields): Fields {
  const merged: Fields = isObject(stored) ? { ...stored } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else setOwnValue(merged, name, isObject(value) ? mergePatch(ownValue(merged, name), value) : value);
  }
  return merged;
}
