/** Generates the types of the admin API's client from its operations: `npm run task -- api:client`. */
import { writeFile } from 'node:fs/promises';
import { clientTypes } from '../backend/entrypoints/admin-api/client-types.ts';
import { operations } from '../backend/entrypoints/admin-api/operations.ts';
import { showHelp } from './show-help.ts';

showHelp(
  'npm run task -- api:client\nGenerates the types of packages/admin-client from the operations of the admin API.',
);

const folder = new URL('../packages/admin-client/', import.meta.url);
for (const [file, code] of Object.entries(clientTypes(operations))) await writeFile(new URL(file, folder), code);
console.log('wrote the types of packages/admin-client');
