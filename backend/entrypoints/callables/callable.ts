import type { Context } from 'hono';
import { z } from 'zod';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import { refuseFields } from '#backend/platform/http-kit/field-errors.ts';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';

/** A callable function of signed-in customers: input schema and handler. */
export type Callable = {
  input: z.ZodType;
  run(data: never, visitor: Visitor): Promise<unknown>;
};
export type Callables = Record<string, Callable>;

/** Creates a callable whose `run` gets the validated input. */
export const callable = <S extends z.ZodType>(
  input: S,
  run: (data: z.infer<S>, visitor: Visitor) => Promise<unknown>,
): Callable => ({ input, run });

/** Schema of callables without input; clients send null. */
export const nothing = z.strictObject({}).nullable();

const envelope = z.strictObject({ data: z.unknown() });

/** Reads the `data` of a call's JSON body, which must have no other field (callable-1). */
export async function dataOf(c: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    refuseFields([{ field: 'content-type', code: 'wrong_format', message: 'must be application/json' }]);
  const body = parseInput(envelope, await readJson(c));
  return 'data' in body ? body.data : refuseFields([{ field: 'data', code: 'required', message: 'is missing' }]);
}
