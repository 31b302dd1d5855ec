import { fieldTable } from './field-table.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { deltaDocs, partDocs } from './parts.ts';

const marker = (name: string, end = '') => `<!-- ${end}fields of ${name} -->`;

/** Schema files by name, each with its content. */
export const schemaFiles = (): Map<string, string> =>
  new Map(
    [...partDocs, ...deltaDocs].map((part) => [
      `${part.name}.schema.json`,
      `${JSON.stringify(jsonSchemaOf(part), null, 2)}\n`,
    ]),
  );

/** Regenerates the field tables between the page's markers. Throws when a marker is missing. */
export function withFieldTables(page: string): string {
  return partDocs.reduce((text, part) => {
    const [from, to] = [marker(part.name), marker(part.name, 'end of ')];
    const [start, end] = [text.indexOf(from), text.indexOf(to)];
    if (start < 0 || end < start) throw new Error(`docs/import.md lacks ${from} … ${to}`);
    return `${text.slice(0, start + from.length)}\n\n${fieldTable(part)}\n\n${text.slice(end)}`;
  }, page);
}
