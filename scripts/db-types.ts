/**
 * Writes backend/db/tables.ts from the migrated schema: `npm run db:types`. Runs on an in-memory PGlite.
 * Columns: int8 and int4 are numbers, numeric is text, json is `unknown` on the way out and JSON text on the way in.
 */
import { writeFile } from 'node:fs/promises';
import { migrate } from '../backend/db/migrate.ts';
import { openPglite } from '../backend/db/pglite.ts';
import { renderTables } from '../backend/db/render-tables.ts';
import { showHelp } from './show-help.ts';

showHelp('npm run db:types\nWrites backend/db/tables.ts from the migrated schema.');

const target = new URL('../backend/db/tables.ts', import.meta.url);
const db = await openPglite('memory://');
await migrate(db);
await writeFile(target, await renderTables(db));
await db.close();
console.log('wrote backend/db/tables.ts');
process.exit(0);
