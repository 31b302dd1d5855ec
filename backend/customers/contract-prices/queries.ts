import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { ContractRow, ContractRule } from '#domain/customers/contract-prices/contract-price.ts';

type Handle = Kysely<Tables>;

/** A list of contract prices. `from` and `to`: days of the shop's time zone, both included; null is open. */
export type ContractList = {
  id: string;
  name: string;
  from: string | null;
  to: string | null;
  isFixed: boolean;
  version: number;
  changedAt: Date;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const listOf = (row: Selectable<Tables['contract_list']>): ContractList => ({
  id: row.id,
  name: row.name,
  from: row.valid_from,
  to: row.valid_to,
  isFixed: row.is_fixed,
  version: row.version,
  changedAt: row.changed_at,
});

/** Null for a row that no rule can be made of; the database's checks let none in. */
function rowOf(row: Omit<Selectable<Tables['contract_row']>, 'list_id'>): ContractRow | null {
  const { kind, target, from_amount: from } = row;
  if (kind === 'sku') return row.net_cents === null ? null : { kind, target, from, net: row.net_cents };
  return row.basis_points === null ? null : { kind, target, from, basisPoints: row.basis_points };
}

/** Columns of a row. */
export const rowColumns = (listId: string, row: ContractRow) => ({
  list_id: listId,
  kind: row.kind,
  target: row.target,
  from_amount: row.from,
  basis_points: row.kind === 'sku' ? null : row.basisPoints,
  net_cents: row.kind === 'sku' ? row.net : null,
});

/** A list; `lock`: for a change of it, one at a time. */
export async function contractList(db: Handle, id: string, lock = false): Promise<ContractList | null> {
  if (!UUID.test(id)) return null;
  const query = db.selectFrom('contract_list').selectAll().where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row ? listOf(row) : null;
}

/** All lists by name, with the numbers of their rows and companies. */
export async function contractLists(db: Handle): Promise<(ContractList & { rows: number; companies: number })[]> {
  const rows = await db
    .selectFrom('contract_list')
    .selectAll()
    .select((list) => [
      list
        .selectFrom('contract_row')
        .select((row) => row.fn.countAll<number>().as('count'))
        .whereRef('contract_row.list_id', '=', 'contract_list.id')
        .as('rows'),
      list
        .selectFrom('contract_list_company')
        .select((row) => row.fn.countAll<number>().as('count'))
        .whereRef('contract_list_company.list_id', '=', 'contract_list.id')
        .as('companies'),
    ])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ rows: count, companies, ...row }) => ({
    ...listOf(row),
    rows: Number(count),
    companies: Number(companies),
  }));
}

/** Rows of a list by kind, target and amount. */
export async function contractRows(db: Handle, listId: string): Promise<ContractRow[]> {
  const rows = await db
    .selectFrom('contract_row')
    .select(['kind', 'target', 'from_amount', 'basis_points', 'net_cents'])
    .where('list_id', '=', listId)
    .orderBy('kind')
    .orderBy('target')
    .orderBy('from_amount')
    .execute();
  return rows.flatMap((row) => rowOf(row) ?? []);
}

/** Companies of a list by name. */
export const companiesOfList = (db: Handle, listId: string) =>
  db
    .selectFrom('contract_list_company as link')
    .innerJoin('company', 'company.id', 'link.company_id')
    .select(['company.id', 'company.name'])
    .where('link.list_id', '=', listId)
    .orderBy('company.name')
    .execute();

/** Lists of a company that are in force on a day of the shop's time zone. */
const inForce = (db: Handle, companyId: string, day: string) =>
  db
    .selectFrom('contract_list as list')
    .innerJoin('contract_list_company as link', 'link.list_id', 'list.id')
    .where('link.company_id', '=', companyId)
    .where(sql<boolean>`coalesce(list.valid_from <= ${day}::date, true)`)
    .where(sql<boolean>`coalesce(list.valid_to >= ${day}::date, true)`);

const stampOf = (lists: readonly { id: string; version: number }[]): string =>
  lists.map(({ id, version }) => `${id}:${version}`).join(' ');

/** The rules of a company on a day. `stamp` differs when any of its lists in force does. */
export async function rulesOf(
  db: Handle,
  companyId: string,
  day: string,
): Promise<{ rules: ContractRule[]; stamp: string }> {
  const lists = await inForce(db, companyId, day)
    .select(['list.id', 'list.version', 'list.is_fixed'])
    .orderBy('list.id')
    .execute();
  if (lists.length === 0) return { rules: [], stamp: '' };
  const rows = await db
    .selectFrom('contract_row')
    .selectAll()
    .where(
      'list_id',
      'in',
      lists.map(({ id }) => id),
    )
    .execute();
  const fixed = new Set(lists.filter(({ is_fixed }) => is_fixed).map(({ id }) => id));
  const rules = rows.flatMap((row): ContractRule[] => {
    const read = rowOf(row);
    return read ? [{ ...read, isFixed: fixed.has(row.list_id) }] : [];
  });
  return { rules, stamp: stampOf(lists) };
}

/** The stamp of a company's rules on a day, whose lists nobody changes until the transaction ends. */
export async function lockRules(tx: Tx, companyId: string, day: string): Promise<string> {
  const lists = await inForce(tx, companyId, day)
    .select(['list.id', 'list.version'])
    .orderBy('list.id')
    .forShare('list')
    .execute();
  return stampOf(lists);
}
