import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Context } from 'hono';
import type { z } from 'zod';
import { checkFields, refuseFields } from '#backend/platform/http-kit/field-errors.ts';
import { isStorable, storableJson } from '#backend/platform/http-kit/storable-json.ts';
import { type FieldError, ShopError } from '#domain/base/error-codes.ts';
import { type Operation, takesKey, type Upload } from './operation.ts';

const JSON_TYPE = /^application\/(?:json|merge-patch\+json)\s*(?:;|$)/i;
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The JSON body of a request. */
async function bodyOf(c: Context): Promise<unknown> {
  if (!JSON_TYPE.test(c.req.header('content-type') ?? ''))
    throw new ShopError('unsupported-media-type', 'The body must be application/json.');
  return storableJson(await c.req.text());
}

const FILE_TYPES: readonly [RegExp, Upload['type']][] = [
  [/^text\/csv\s*(?:;|$)/i, 'csv'],
  [/^application\/(?:x-ndjson|jsonl)\s*(?:;|$)/i, 'ndjson'],
];

/** The body of a request as a file. What is not gzip although it says so ends the stream with an error. */
export function uploadOf(c: Context): Upload {
  const type = FILE_TYPES.find(([pattern]) => pattern.test(c.req.header('content-type') ?? ''))?.[1];
  const encoding = c.req.header('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (!type || !['gzip', 'identity'].includes(encoding))
    throw new ShopError(
      'unsupported-media-type',
      'The body must be text/csv or application/x-ndjson, plain or in gzip.',
    );
  const body = Readable.from(c.req.raw.body ?? [], { objectMode: false });
  return { type, stream: encoding === 'gzip' ? Readable.from(unpacked(body), { objectMode: false }) : body };
}

/** Unpacks gzip once somebody reads it: an error before that would be nobody's. */
async function* unpacked(body: Readable) {
  const gunzip = createGunzip();
  body.on('error', (error) => gunzip.destroy(error)).pipe(gunzip);
  yield* gunzip;
}

/** Query parameters by name; one that is given twice is refused. */
function queryOf(c: Context): Record<string, string> {
  const twice = Object.entries(c.req.queries()).filter(([, values]) => values.length > 1);
  if (twice.length > 0)
    refuseFields(twice.map(([name]) => ({ field: `?${name}`, message: 'is given twice', code: 'twice' })));
  return c.req.query();
}

const checked = <S extends z.ZodType>(
  schema: S,
  input: unknown,
  mark: string,
): { value: unknown; errors: FieldError[] } => {
  const result = checkFields(schema, input);
  if (result.ok) return { value: result.value, errors: [] };
  return { value: null, errors: (result.details ?? []).map((error) => ({ ...error, field: `${mark}${error.field}` })) };
};

const hostile = (values: Record<string, string>, mark: string): FieldError[] =>
  Object.entries(values)
    .filter(([name, value]) => !isStorable(name) || !isStorable(value))
    .map(([name]) => ({ field: `${mark}${isStorable(name) ? name : ''}`, code: 'text', message: 'text' }));

/** The validated input of an operation; the problem names every wrong field of path, query and body at once. */
export async function inputOf(c: Context, { params, query, body }: Operation) {
  const [path, asked] = [c.req.param(), queryOf(c)];
  const bad = [...hostile(path, ':'), ...hostile(asked, '?')];
  if (bad.length > 0) refuseFields(bad);
  const sent = body ? await bodyOf(c) : null;
  const read = {
    params: checked(params, path, ':'),
    query: checked(query, asked, '?'),
    body: body ? checked(body, sent, '') : { value: null, errors: [] },
  };
  const errors = [...read.params.errors, ...read.query.errors, ...read.body.errors];
  if (errors.length > 0) refuseFields(errors);
  return { params: read.params.value, query: read.query.value, body: read.body.value, sent };
}

/** The `Idempotency-Key`, with or without the quotes of a structured string; null for operations without. */
export function idempotencyKeyOf(c: Context, operation: Operation): string | null {
  if (!takesKey(operation)) return null;
  const given = c.req.header('idempotency-key')?.trim() ?? '';
  const key = given.length > 2 && given.startsWith('"') && given.endsWith('"') ? given.slice(1, -1) : given;
  if (KEY.test(key)) return key;
  return refuseFields([
    {
      field: '@idempotency-key',
      code: given === '' ? 'required' : 'wrong_format',
      message: 'must be 1–200 printable characters, another for each request',
    },
  ]);
}

/** The version in `If-Match`; `*` and a missing header ask for none. A weak or listed tag never matches. */
export function seenVersion(c: Context): string | null {
  const given = c.req.header('if-match')?.trim();
  if (!given || given === '*') return null;
  return given.length > 2 && given.startsWith('"') && given.endsWith('"')
    ? given.slice(1, -1)
    : `not-a-version ${given}`;
}
