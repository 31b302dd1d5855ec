/** Generates backend/platform/db/generated-tables.ts from the migrated schema, on an in-memory PGlite: `npm run task -- db:types`. */
import { generate, PostgresDialect } from 'kysely-codegen';
import { migrate } from '../backend/platform/db/migrate.ts';
import { openPglite } from '../backend/platform/db/pglite.ts';
import { showHelp } from './show-help.ts';

showHelp('npm run task -- db:types\nGenerates backend/platform/db/generated-tables.ts from the migrated schema.');

const db = await openPglite('memory://');
await migrate(db);
await generate({
  db: db.kysely,
  dialect: new PostgresDialect({ dateParser: 'string' }),
  excludePattern: 'migration',
  // the driver's types: JSON is parsed when read and written as text, numeric is text
  typeMapping: {
    bytea: 'Uint8Array',
    int8: 'number',
    jsonb: 'ColumnType<unknown, string, string>',
    numeric: 'string',
    timestamptz: 'Date',
  },
  outFile: 'backend/platform/db/generated-tables.ts',
});
await db.close();
console.log('wrote backend/platform/db/generated-tables.ts');
process.exit(0);
