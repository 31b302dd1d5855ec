import type { DB } from './generated-tables.ts';

/** All tables of the shop by name, as `npm run task -- db:types` reads them from the migrated schema. */
export type Tables = DB;
