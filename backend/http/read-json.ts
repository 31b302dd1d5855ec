import type { Context } from 'hono';
import type { z } from 'zod';
import { ShopError } from '#domain/base/error-codes.ts';

/** The JSON body of a request, whatever its content type says; bad JSON is 'invalid-argument'. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new ShopError('invalid-argument', 'The body is not valid JSON.', [{ field: '', message: 'not valid JSON' }]);
  }
}

/** Checks input against a schema; every wrong field is named with its path (`lines.0.amount`). */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  const named = fields.map(({ field, message }) => `${field || 'body'}: ${message}`).join('; ');
  throw new ShopError('invalid-argument', named, fields);
}
