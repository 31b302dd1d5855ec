/** Generates docs/schemas/ and the field tables of docs/import.md from the import's schemas: `npm run task -- docs:schemas`. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { schemaFiles, withFieldTables } from '../backend/catalog/import/documentation/generate.ts';
import { showHelp } from './show-help.ts';

showHelp(
  "npm run task -- docs:schemas\nGenerates docs/schemas/ and the field tables of docs/import.md from the import's schemas.",
);

const docs = new URL('../docs/', import.meta.url);
const schemas = new URL('schemas/', docs);
await rm(schemas, { recursive: true, force: true });
await mkdir(schemas);
for (const [name, content] of schemaFiles()) await writeFile(new URL(name, schemas), content);
const page = new URL('import.md', docs);
await writeFile(page, withFieldTables(await readFile(page, 'utf8')));
console.log('wrote docs/schemas and the tables of docs/import.md');
