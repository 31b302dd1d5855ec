import { z } from 'zod';
import { type ErrorCode, errorStatus } from '#domain/base/error-codes.ts';
import { named } from './fields.ts';
import { type Operation, takesKey } from './operation.ts';
import { PROBLEM, problemTitles } from './problem.ts';

type Json = Record<string, unknown>;

/** JSON Schema of input (before transforms) or of an answer; named schemas become references. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
    io,
    metadata: named,
    unrepresentable: 'any',
    // `describe` writes into the registry of the library, names are in ours
    override({ zodSchema, jsonSchema }) {
      const { description } = z.globalRegistry.get(zodSchema) ?? {};
      if (description) jsonSchema.description = description;
    },
  });
  for (const [name, definition] of Object.entries($defs ?? {})) components[name] = withoutId(definition);
  if (typeof json.id === 'string') {
    components[json.id] = withoutId(json);
    return { $ref: `#/components/schemas/${json.id}` };
  }
  return referring(json);
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** References to `$defs` as references to components. */
function referring(value: Json): Json {
  const entries = Object.entries(value).map(([key, inner]) => {
    if (key === '$ref' && typeof inner === 'string') return [key, inner.replace('#/$defs/', '#/components/schemas/')];
    if (Array.isArray(inner)) return [key, inner.map((one) => (isObject(one) ? referring(one) : one))];
    return [key, isObject(inner) ? referring(inner) : inner];
  });
  return Object.fromEntries(entries);
}

const withoutId = ({ id, ...definition }: Json): Json => referring(definition);

function parametersOf(schema: z.ZodObject, place: 'path' | 'query', components: Json): Json[] {
  const json = schemaOf(schema, 'input', components);
  const required = Array.isArray(json.required) ? json.required : [];
  return Object.entries(isObject(json.properties) ? json.properties : {}).map(([name, of]) => {
    const { description, ...type } = isObject(of) ? of : {};
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(typeof description === 'string' && { description }),
      schema: type,
    };
  });
}

const header = (name: string, description: string, required = false): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

/** The problems that an operation may respond with. */
function problemsOf(operation: Operation): ErrorCode[] {
  const { params, body, refusals = [], versioned, upload, method } = operation;
  const hasParams = Object.keys(params.shape).length > 0;
  return [
    ...(['invalid-argument', 'unauthenticated', 'permission-denied'] as const),
    ...(hasParams ? (['not-found'] as const) : []),
    ...(refusals.length > 0 || takesKey(operation) ? (['aborted'] as const) : []),
    ...(versioned && method !== 'get' ? (['precondition-failed'] as const) : []),
    ...(body || upload ? (['payload-too-large', 'unsupported-media-type'] as const) : []),
    ...(takesKey(operation) ? (['unprocessable-content'] as const) : []),
    ...(['resource-exhausted', 'internal', 'unavailable'] as const),
  ];
}

const descriptionOf = ({ details, scope, refusals = [] }: Operation): string =>
  [
    details,
    scope && `Scope: \`${scope}\`.`,
    refusals.length > 0 &&
      `409 has one of these codes in \`errors\`: ${refusals.map((code) => `\`${code}\``).join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');

function responseHeaders({ versioned, query }: Operation): Json {
  const text = (description: string) => ({ description, schema: { type: 'string' } });
  return {
    ...(versioned && { ETag: text('The version of the thing, for `If-Match` and `If-None-Match`.') }),
    ...('after' in query.shape && { Link: text('`rel="next"`: the next page (RFC 8288).') }),
  };
}

function operationOf(operation: Operation, components: Json): Json {
  const { name, tag, method, scope, summary, params, query, body, answer, versioned, creates, upload } = operation;
  const headers = responseHeaders(operation);
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: descriptionOf(operation),
    security: [{ key: scope ? [scope] : [] }],
    parameters: [
      ...parametersOf(params, 'path', components),
      ...parametersOf(query, 'query', components),
      ...(takesKey(operation)
        ? [header('Idempotency-Key', 'Another for each request; the same when it is sent again within a day.', true)]
        : []),
      ...(versioned && method !== 'get' ? [header('If-Match', 'The `ETag` that the change is for.')] : []),
      ...(versioned && method === 'get' ? [header('If-None-Match', 'An `ETag`; 304 when it is still right.')] : []),
    ],
    ...(upload && { requestBody: { required: true, content: { 'text/csv': {}, 'application/x-ndjson': {} } } }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input', components) } } },
    }),
    responses: {
      [creates ? 201 : 200]: {
        description: 'Done.',
        ...(Object.keys(headers).length > 0 && { headers }),
        content: { 'application/json': { schema: schemaOf(answer, 'output', components) } },
      },
      ...(versioned && method === 'get' && { 304: { description: 'Not changed.' } }),
      ...Object.fromEntries(
        problemsOf(operation).map((code) => [
          errorStatus[code],
          {
            description: problemTitles[code],
            content: { [PROBLEM]: { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
}

const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string().describe('Names the request in the log of the shop.'),
    code: z.string().describe('Stays the same, for programs.'),
    errors: z
      .array(
        z.object({
          pointer: z.string().optional().describe('Into the body (RFC 6901).'),
          in: z.enum(['path', 'query', 'header']).optional(),
          parameter: z.string().optional(),
          code: z.string(),
          message: z.string(),
        }),
      )
      .optional(),
  })
  .register(named, { id: 'Problem', description: 'What went wrong (RFC 9457).' });

const info = {
  title: 'Tieva admin API',
  version: '1',
  description:
    'For programs that run the shop: an ERP, bookkeeping, a warehouse. Money is in cents with VAT, times are UTC. Unknown fields are refused. Fields may be added to responses; anything else changes only in a new version of the path.',
};

/** The OpenAPI 3.1 document of the operations (api-2). */
export function openApiOf(operations: readonly Operation[], base: string) {
  const components: Json = {};
  schemaOf(problem, 'output', components);
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    Object.assign(paths[operation.path] ?? {}, { [operation.method]: operationOf(operation, components) });
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: base }],
    paths,
    components: {
      schemas: components,
      securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'tieva_sk_…' } },
    },
  };
}

export type OpenApi = ReturnType<typeof openApiOf>;
