import type { z } from 'zod';
import type { Shape } from './shape.ts';

/**
 * The row without its wrong fields, so that the rest can be checked in the same round. `dropped` null: everything that `value`
 * lacks. Null when the rest is no valid row.
 */
export function salvage<S extends z.ZodType>(
  schema: S,
  shape: Shape,
  value: unknown,
  dropped: ReadonlySet<string> | null,
  standIns: object,
): { row: z.infer<S>; dropped: readonly string[] } | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const fields = shape.kind === 'object' ? [...shape.fields.keys()] : [];
  const gone = dropped ?? new Set(fields.filter((field) => !(field in value)));
  const rest = Object.fromEntries(Object.entries(value).filter(([field]) => !gone.has(field)));
  const plain = schema.safeParse(rest);
  const parsed = plain.success ? plain : schema.safeParse({ ...standIns, ...rest });
  return parsed.success ? { row: parsed.data, dropped: [...gone] } : null;
}
