/** Generates the types of the admin API's client from its operations: `npm run task -- api:client`. */
import { writeFile } from 'node:fs/promises';
import { clientTypes } from '../backend/entrypoints/admin-api/client-types.ts';
import { operations } from '../backend/entrypoints/admin-api/operations.ts';
import { showHelp } from './show-help.ts';

showHelp(
  'npm run task -- api:client\nGenerates packages/admin-client/operations.ts from the operations of the admin API.',
);

await writeFile(new URL('../packages/admin-client/operations.ts', import.meta.url), clientTypes(operations));
console.log('wrote packages/admin-client/operations.ts');
