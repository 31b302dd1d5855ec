import { escapeXml } from '#backend/catalog/feed/xml.ts';
import { errorStatus } from '#domain/base/error-codes.ts';
import { entriesOf } from '#domain/base/records.ts';
import { keyScopes } from '#domain/staff/key-scopes.ts';
import type { OpenApi } from './openapi.ts';
import { problemTitles } from './problem.ts';

const safe = (text: unknown): string => escapeXml(String(text));
/** Escaped text with `code` in backticks. */
const prose = (text: unknown): string => safe(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const refName = (schema: Record<string, unknown>): string | null =>
  typeof schema.$ref === 'string' ? (schema.$ref.split('/').at(-1) ?? null) : null;

/** The type of a value in a few words: `integer`, `StockLevels[]`, `"posti" | "other"`. */
function typeText(given: unknown): string {
  const schema = fields(given);
  const name = refName(schema);
  if (name) return `<a href="#${safe(name)}">${safe(name)}</a>`;
  if (schema.enum)
    return list(schema.enum)
      .map((one) => `<code>${safe(one)}</code>`)
      .join(' | ');
  if (schema.anyOf) return list(schema.anyOf).map(typeText).join(' | ');
  if (schema.type === 'array') return `${typeText(schema.items)}[]`;
  if (schema.type === 'object' && schema.additionalProperties && !schema.properties)
    return `{ …: ${typeText(schema.additionalProperties)} }`;
  return safe(schema.format ?? schema.type ?? 'any');
}

const limitsText = (schema: Record<string, unknown>): string =>
  ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'default']
    .filter((name) => schema[name] !== undefined && Math.abs(Number(schema[name])) < Number.MAX_SAFE_INTEGER)
    .map((name) => `${name} ${safe(schema[name])}`)
    .join(', ');

function rowsOf(given: unknown, path = ''): string {
  const schema = fields(given);
  const required = list(schema.required);
  return Object.entries(fields(schema.properties))
    .map(([name, of]) => {
      const field = fields(of);
      const inner = field.type === 'array' ? fields(field.items) : field;
      const nested =
        list(inner.anyOf)
          .map(fields)
          .find(({ properties }) => properties) ?? inner;
      const at = `${path}${name}`;
      return `<tr><th scope="row"><code>${safe(at)}</code>${required.includes(name) ? '' : ' <small>optional</small>'}</th>
        <td>${typeText(field)}</td><td>${prose(field.description ?? '')} <small>${limitsText(field)}</small></td></tr>
        ${nested.properties ? rowsOf(nested, `${at}${field.type === 'array' ? '[].' : '.'}`) : ''}`;
    })
    .join('');
}

const table = (rows: string, caption: string): string =>
  rows
    ? `<div class="wide" tabindex="0" role="group" aria-label="${safe(caption)}"><table><caption>${safe(caption)}</caption>${rows}</table></div>`
    : '';

function schemaTable(given: unknown, caption: string): string {
  const schema = fields(given);
  const name = refName(schema);
  return name ? `<p>${safe(caption)}: ${typeText(schema)}</p>` : table(rowsOf(schema), caption);
}

const parameterRow = (given: unknown): string => {
  const { name, in: place, required, description = '', schema } = fields(given);
  return `<tr><th scope="row"><code>${safe(name)}</code> <small>${safe(place)}${required ? '' : ', optional'}</small></th>
    <td>${typeText(schema)}</td><td>${prose(description)} <small>${limitsText(fields(schema))}</small></td></tr>`;
};

const contentSchema = (given: unknown): unknown => fields(Object.values(fields(fields(given).content))[0]).schema;

function operationSection(method: string, path: string, given: unknown): string {
  const operation = fields(given);
  const responses = Object.entries(fields(operation.responses));
  const paragraphs = String(operation.description)
    .split('\n\n')
    .map((text) => `<p>${prose(text)}</p>`);
  return `<section id="${safe(operation.operationId)}"><h3><code>${method.toUpperCase()} ${safe(path)}</code></h3>
    <p><b>${safe(operation.summary)}</b></p>${paragraphs.join('')}
    ${table(list(operation.parameters).map(parameterRow).join(''), 'Parameters')}
    ${operation.requestBody ? schemaTable(contentSchema(operation.requestBody), 'Body') : ''}
    ${schemaTable(contentSchema(fields(operation.responses)['200']), 'Response')}
    <p>Status: ${responses.map(([status]) => `<code>${safe(status)}</code>`).join(' ')}</p></section>`;
}

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:64rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{margin:0 0 .5rem}h2{margin:3rem 0 1rem}section{margin:0 0 2.5rem;padding-top:1.5rem;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
h3{margin:0;font-size:1.05rem}code{font:.92em ui-monospace,monospace;overflow-wrap:anywhere}pre{overflow-x:auto;padding:1rem;border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:.5rem}
.wide{overflow-x:auto;margin:1rem 0}table{border-collapse:collapse;width:100%;font-size:.92rem}caption{text-align:left;font-weight:600;padding:.25rem 0}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-top:1px solid color-mix(in srgb,currentColor 12%,transparent);font-weight:400}
small{opacity:.75}nav ul{columns:20rem;padding-left:1.2rem}a{color:LinkText}:focus-visible{outline:2px solid;outline-offset:2px}`;

const problemRows = entriesOf(errorStatus)
  .map(
    ([code, status]) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td><code>${status}</code></td><td>${safe(problemTitles[code])}</td></tr>`,
  )
  .join('');

const GENERAL = [
  'Send the key in each request: `Authorization: Bearer tieva_sk_…`. An owner makes keys in the admin (People, Programs) or by `npm run shop -- keys create`.',
  'Lists go on with `next`: send it as `after`, or follow `Link`. `next` never gets too old.',
  'A thing with an `ETag` may be asked for with `If-None-Match`, and changed with `If-Match`: 412 says that it changed since you read it.',
  'POST needs an `Idempotency-Key`. Sent again with the same key and body within a day, it acts once and responds as before; 409 while the first one runs, 422 for another body.',
  '429 and 503 say in `Retry-After` how many seconds to wait.',
];

/** The documentation as a page without scripts, from the same document (api-2). */
export function docsPage({ info, servers, paths, components }: OpenApi, nonce: string): string {
  const operations = Object.entries(paths).flatMap(([path, ofPath]) =>
    Object.entries(ofPath).map(([method, of]) => ({ method, path, of, ...fields(of) })),
  );
  const names = operations.map(
    ({ method, path, of }) =>
      `<li><a href="#${safe(fields(of).operationId)}"><code>${method.toUpperCase()} ${safe(path)}</code></a></li>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<section id="${safe(name)}"><h3>${safe(name)}</h3>${table(rowsOf(schema), 'Fields')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${safe(info.title)}</title><style nonce="${safe(nonce)}">${STYLE}</style></head><body><main>
<h1>${safe(info.title)}</h1><p>${safe(info.description)}</p>
<p>Base: <code>${safe(servers[0]?.url)}</code>. The same as <a href="openapi.json">OpenAPI 3.1</a>.</p>
<h2>In general</h2>${GENERAL.map((text) => `<p>${prose(text)}</p>`).join('')}
<p>Scopes: ${keyScopes.map((scope) => `<code>${scope}</code>`).join(', ')}.</p>
<nav aria-label="Operations"><h2>Operations</h2><ul>${names.join('')}</ul></nav>
${operations.map(({ method, path, of }) => operationSection(method, path, of)).join('')}
<h2>Things</h2>${schemas.join('')}
<h2>Problems</h2>${table(problemRows, 'Codes of problems, with their statuses')}
</main></body></html>`;
}
