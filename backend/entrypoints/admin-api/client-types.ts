import { fieldsOf } from '#domain/base/records.ts';
import { openApiOf } from './openapi.ts';
import { type Operation, takesKey } from './operation.ts';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const union = (types: readonly string[]) => [...new Set(types)].join(' | ');
const keyOf = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** The TypeScript type of a JSON Schema, of the kinds that the operations have. */
function typeOf(value: unknown): string {
  const schema = fieldsOf(value);
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum && !schema.anyOf) return union(listOf(schema.enum).map((one) => JSON.stringify(one)));
  const either = listOf(schema.anyOf ?? schema.oneOf);
  if (either.length > 0) return union(either.map(typeOf));
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return union(types.map((type) => plainType(type, schema)));
}

function plainType(type: unknown, schema: Record<string, unknown>): string {
  switch (type) {
    case 'array': {
      const item = typeOf(schema.items);
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return objectType(schema);
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    default:
      return 'unknown';
  }
}

function objectType({ properties, required, additionalProperties }: Record<string, unknown>): string {
  const fields = Object.entries(fieldsOf(properties)).map(
    ([name, of]) => `${keyOf(name)}${listOf(required).includes(name) ? '' : '?'}: ${typeOf(of)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  return additionalProperties ? `Record<string, ${typeOf(additionalProperties)}>` : 'Record<string, never>';
}

const contentOf = (value: unknown, type: string) => fieldsOf(fieldsOf(fieldsOf(value).content)[type]).schema;

function inputOf(described: Record<string, unknown>, place: string): string {
  const parameters = listOf(described.parameters).map(fieldsOf);
  const fields = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, schema }) => `${keyOf(String(name))}${required ? '' : '?'}: ${typeOf(schema)}`);
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'null';
}

/** The types of the client of the admin API (packages/admin-client) by file, from the operations. */
export function clientTypes(operations: readonly Operation[]): Record<string, string> {
  const document = openApiOf(operations, '');
  const named = Object.entries(document.components.schemas).map(([name, of]) => `export type ${name} = ${typeOf(of)};`);
  const rows = operations.map((operation) => {
    const { name, method, path, upload } = operation;
    const described = fieldsOf(document.paths[path]?.[method]);
    const answer = contentOf(fieldsOf(described.responses)[operation.creates ? 201 : 200], 'application/json');
    const body = upload
      ? 'Upload'
      : operation.body
        ? typeOf(contentOf(described.requestBody, 'application/json'))
        : 'null';
    const [params, query] = [inputOf(described, 'path'), inputOf(described, 'query')];
    return {
      type: `${name}: { params: ${params}; query: ${query}; body: ${body}; answer: ${typeOf(answer)} };`,
      value: `${name}: { method: '${method.toUpperCase()}', path: '${path}', takesKey: ${takesKey(operation)} },`,
    };
  });

  const made = '/** Generated from the operations of the admin API: `npm run task -- api:client`. */';
  const used = Object.keys(document.components.schemas).filter((name) =>
    rows.some(({ type }) => new RegExp(`\\b${name}\\b`).test(type)),
  );
  return {
    'schemas.ts': `${made}\n\n${named.join('\n\n')}\n`,
    'operations.ts': `${made}
import type { ${used.toSorted().join(', ')} } from './schemas.ts';

/** A file as a body: CSV or JSON lines. */
export type Upload = { type: 'text/csv' | 'application/x-ndjson'; file: string | Uint8Array<ArrayBuffer> };

/** What each operation takes and responds with. */
export type Operations = {
  ${rows.map(({ type }) => type).join('\n  ')}
};

export const operations = {
  ${rows.map(({ value }) => value).join('\n  ')}
} as const satisfies Record<keyof Operations, { method: string; path: string; takesKey: boolean }>;
`,
  };
}

/** Code without what a formatter adds or leaves out. */
export const unformatted = (code: string): string => code.replaceAll(/[\s;,|()"']+/g, '');
