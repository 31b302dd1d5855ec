/** Generates backend/platform/db/generated-tables.ts from the migrated schema, on an in-memory PGlite: `npm run task -- db:types`. */
import {
  ArrayExpressionNode,
  ColumnTypeNode,
  type ExpressionNode,
  GenericExpressionNode,
  generate,
  IdentifierNode,
  PostgresDialect,
} from 'kysely-codegen';
import { migrate } from '../backend/platform/db/migrate.ts';
import { openPglite } from '../backend/platform/db/pglite.ts';
import { columnTypes } from './column-types.ts';
import { showHelp } from './show-help.ts';

showHelp('npm run task -- db:types\nGenerates backend/platform/db/generated-tables.ts from the migrated schema.');

type Column = { table: string; name: string; type: string; hasDefault: boolean };

const db = await openPglite('memory://');
await migrate(db);
const { rows } = await db.query<Column>(
  `select table_name as table, column_name as name, udt_name as type,
          column_default is not null or is_identity = 'YES' as "hasDefault"
   from information_schema.columns where table_schema = 'public'`,
);

const named = Object.entries(columnTypes).flatMap(([file, types]) =>
  Object.entries(types).map(([type, columns]) => ({ file, type, name: type.replace('[]', ''), columns })),
);
const patternsOf = ({ table, name }: Column) => [`${table}.${name}`, `*.${name}`, `*_${name.split('_').at(-1)}`];
const typeOf = (column: Column) =>
  patternsOf(column).flatMap((path) => named.find(({ columns }) => columns.includes(path))?.type ?? [])[0];

const string = new IdentifierNode('string');
function nodeOf(type: string, column: Column): ExpressionNode {
  const isList = type.endsWith('[]') || column.type.startsWith('_');
  const one = new IdentifierNode(type.replace('[]', ''));
  const value = isList ? new ArrayExpressionNode(one) : one;
  // JSON is parsed when read and written as text
  const typed = column.type === 'jsonb' ? new ColumnTypeNode(value, string, string) : value;
  return column.hasDefault ? new GenericExpressionNode('Generated', [typed]) : typed;
}
const overrides = rows.flatMap((column): [string, ExpressionNode][] => {
  const type = typeOf(column);
  return type ? [[`${column.table}.${column.name}`, nodeOf(type, column)]] : [];
});
const paths = new Set(rows.flatMap(patternsOf));
const unknown = named.flatMap(({ columns }) => columns).filter((path) => !paths.has(path));
if (unknown.length > 0) throw new Error(`column-types.ts names unknown columns: ${unknown.join(', ')}`);

await generate({
  db: db.kysely,
  dialect: new PostgresDialect({ dateParser: 'string' }),
  excludePattern: 'migration',
  customImports: Object.fromEntries(named.map(({ file, name }) => [name, `${file}#${name.replace(/Json$/, '')}`])),
  overrides: { columns: Object.fromEntries(overrides) },
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
