import type { Context } from 'hono';
import { z } from 'zod';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import { refuseFields } from '#backend/platform/http-kit/field-errors.ts';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';

/** A function of signed-in customers: what it takes, and what it gives back. */
export type Callable = {
  input: z.ZodType;
  run(data: never, visitor: Visitor): Promise<unknown>;
};
export type Callables = Record<string, Callable>;

/** Makes a callable whose `run` gets exactly what its schema lets through. */
export const callable = <S extends z.ZodType>(
  input: S,
  run: (data: z.infer<S>, visitor: Visitor) => Promise<unknown>,
): Callable => ({ input, run });

/** For callables that take nothing; clients without an argument send null. */
export const nothing = z.strictObject({}).nullable();

const envelope = z.strictObject({ data: z.unknown() });

/** What a call brings: the `data` of a JSON body that has nothing else. */
export async function dataOf(c: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    refuseFields([{ field: 'content-type', code: 'wrong_format', message: 'must be application/json' }]);
  const body = parseInput(envelope, await readJson(c));
  return 'data' in body ? body.data : refuseFields([{ field: 'data', code: 'required', message: 'is missing' }]);
}
