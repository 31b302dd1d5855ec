import type { Context } from 'hono';
import type { z } from 'zod';
import { ShopError } from '#domain/base/error-codes.ts';
import { checkFields, refuseFields } from './field-errors.ts';

/** Parses the JSON body of a request, whatever its content type; throws 'invalid-argument' for invalid JSON. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    const message = 'The body is not valid JSON.';
    throw new ShopError('invalid-argument', message, [{ field: '', code: 'not_json', message }]);
  }
}

/** Validates input against a schema; the error names every invalid field by its path (`lines.0.amount`). */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const checked = checkFields(schema, input);
  return checked.ok ? checked.value : refuseFields(checked.details ?? []);
}
