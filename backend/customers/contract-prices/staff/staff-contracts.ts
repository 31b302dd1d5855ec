import { sql } from 'kysely';
import { companyById } from '#backend/customers/companies/service.ts';
import { auditEntries, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type FailBy, fail, type Ok, ok, type Result } from '#domain/base/result.ts';
import { isCalendarDay } from '#domain/base/time/local-day.ts';
import type { ContractRow } from '#domain/customers/contract-prices/contract-price.ts';
import {
  MAX_ROWS,
  type ReadRows,
  type RowProblem,
  readRow,
  readRows,
  rowKey,
  type TypedRow,
} from '#domain/customers/contract-prices/read-rows.ts';
import { type Actor, authorise, mayTry } from '#domain/staff/actor.ts';
import {
  type ContractList,
  companiesOfList,
  contractList,
  contractLists,
  contractRows,
  rowColumns,
} from '../queries.ts';
import { createPreview, type PricedBy } from './preview.ts';

export type { PreviewRow, PricedBy } from './preview.ts';

/** What a form says about a list; days as `YYYY-MM-DD`, '' for open. */
export type ListDetails = { name: string; from: string; to: string; isFixed: boolean };
export type ListField = 'name' | 'from' | 'to';
/** 'changed': a colleague saved the list meanwhile. */
export type ContractChange = { version: number; who: string | null; at: Date | null };
export type ContractSaved =
  | Ok<null>
  | FailBy<{ unknown: unknown; changed: ContractChange; invalid: { field: ListField } }>;
export type RowSaved =
  | Ok<null>
  | FailBy<{ unknown: unknown; exists: ContractRow; row: { problem: RowProblem }; full: unknown }>;
export type RowsImported =
  | Ok<{ rows: number }>
  | FailBy<{ unknown: unknown; changed: ContractChange; rows: ReadRows['problems']; full: unknown; empty: unknown }>;

const MAX_NAME = 100;
const subjectOf = (id: string) => ({ kind: 'contract-list', id });

/** The first wrong field of a list; null when all are right. */
function wrongField({ name, from, to }: ListDetails): ListField | null {
  if (name === '' || name.length > MAX_NAME || /\p{Cc}/u.test(name)) return 'name';
  if (from !== '' && !isCalendarDay(from)) return 'from';
  if (to !== '' && (!isCalendarDay(to) || (from !== '' && to < from))) return 'to';
  return null;
}

async function lastChange(tx: Tx, { id, version }: ContractList): Promise<ContractChange> {
  const [last] = await auditEntries(tx, { subject: subjectOf(id), outcome: 'done', limit: 1 });
  return { version, who: last?.actor.name ?? null, at: last?.at ?? null };
}

/** What staff do with lists of contract prices. */
export function createStaffContracts(ctx: ShopContext, goods: PricedBy) {
  const { kysely } = ctx.db;
  const { now } = ctx;

  /** Runs a change of a locked list, counts its version up and records it. */
  const changing = <T extends { ok: boolean }>(
    actor: Actor,
    id: string,
    action: string,
    change: (tx: Tx, list: ContractList) => Promise<{ result: T; after?: Record<string, unknown> }>,
  ) => {
    authorise(actor, 'contract-prices.edit', { subject: `contract-list:${id}` });
    return inTransaction(kysely, async (tx): Promise<T | FailBy<{ unknown: unknown }>> => {
      const list = await contractList(tx, id, true);
      if (!list) return fail('unknown');
      const { result, after } = await change(tx, list);
      if (!result.ok) return result;
      const version = sql<number>`version + 1`;
      await tx.updateTable('contract_list').set({ version, changed_at: now() }).where('id', '=', id).execute();
      await recordAudit(tx, actor, now(), {
        action: `contract-prices.${action}`,
        subject: subjectOf(id),
        ...(after && { after }),
      });
      return result;
    });
  };

  return {
    preview: createPreview(ctx, goods),

    /** All lists by name. */
    async list(actor: Actor) {
      authorise(actor, 'contract-prices.read');
      return contractLists(kysely);
    },

    /** A list with its rows and companies; null for none. */
    async one(actor: Actor, id: string) {
      authorise(actor, 'contract-prices.read', { subject: `contract-list:${id}` });
      const list = await contractList(kysely, id);
      if (!list) return null;
      const [rows, companies] = await Promise.all([contractRows(kysely, id), companiesOfList(kysely, id)]);
      return { list, rows, companies, mayEdit: mayTry(actor, 'contract-prices.edit') };
    },

    /** All lists, and whether a company has each. */
    async ofCompany(actor: Actor, companyId: string) {
      authorise(actor, 'contract-prices.read');
      const lists = await contractLists(kysely);
      const own = await kysely
        .selectFrom('contract_list_company')
        .select('list_id')
        .where('company_id', '=', companyId)
        .execute();
      const has = new Set(own.map(({ list_id }) => list_id));
      return {
        lists: lists.map((list) => ({ ...list, isOwn: has.has(list.id) })),
        mayEdit: mayTry(actor, 'contract-prices.edit'),
      };
    },

    /** Makes an empty list that belongs to nobody. */
    async create(actor: Actor, typed: string): Promise<Result<{ id: string }, 'name'>> {
      authorise(actor, 'contract-prices.edit');
      const name = typed.trim();
      if (wrongField({ name, from: '', to: '', isFixed: false })) return fail('name');
      return inTransaction(kysely, async (tx) => {
        const { id } = await tx
          .insertInto('contract_list')
          .values({ name, changed_at: now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        await recordAudit(tx, actor, now(), {
          action: 'contract-prices.create',
          subject: subjectOf(id),
          after: { name },
        });
        return ok({ id });
      });
    },

    /** Changes name, days and whether its prices of skus are fixed. */
    async save(actor: Actor, id: string, seenVersion: number, details: ListDetails): Promise<ContractSaved> {
      return changing<ContractSaved>(actor, id, 'edit', async (tx, list) => {
        if (list.version !== seenVersion) return { result: fail('changed', await lastChange(tx, list)) };
        const field = wrongField(details);
        if (field) return { result: fail('invalid', { field }) };
        const { name, from, to, isFixed } = details;
        await tx
          .updateTable('contract_list')
          .set({ name, valid_from: from || null, valid_to: to || null, is_fixed: isFixed })
          .where('id', '=', id)
          .execute();
        return { result: ok(null), after: details };
      });
    },

    /** Deletes a list; orders keep the prices they were placed at. */
    async remove(actor: Actor, id: string, seenVersion: number): Promise<ContractSaved> {
      authorise(actor, 'contract-prices.edit', { subject: `contract-list:${id}` });
      return inTransaction(kysely, async (tx): Promise<ContractSaved> => {
        const list = await contractList(tx, id, true);
        if (!list) return fail('unknown');
        if (list.version !== seenVersion) return fail('changed', await lastChange(tx, list));
        await tx.deleteFrom('contract_list').where('id', '=', id).execute();
        await recordAudit(tx, actor, now(), {
          action: 'contract-prices.remove',
          subject: subjectOf(id),
          before: { name: list.name },
        });
        return ok(null);
      });
    },

    /** Gives a list to an approved company, or takes it away. */
    async assign(actor: Actor, id: string, companyId: string, isOwn: boolean): Promise<ContractSaved> {
      return changing<ContractSaved>(actor, id, isOwn ? 'give' : 'take', async (tx) => {
        const company = await companyById(tx, companyId);
        if (company?.status !== 'approved') return { result: fail('unknown') };
        if (isOwn)
          await tx
            .insertInto('contract_list_company')
            .values({ list_id: id, company_id: company.id })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        else
          await tx
            .deleteFrom('contract_list_company')
            .where('list_id', '=', id)
            .where('company_id', '=', company.id)
            .execute();
        return { result: ok(null), after: { company: company.name } };
      });
    },

    /** Adds a row; one of the same goods and amount is there already unless it is the row that was `seen`. */
    async setRow(actor: Actor, id: string, typed: TypedRow, seen: string | null): Promise<RowSaved> {
      return changing<RowSaved>(actor, id, 'row', async (tx) => {
        const row = readRow(typed);
        if (typeof row === 'string') return { result: fail('row', { problem: row }) };
        const rows = await contractRows(tx, id);
        const stored = rows.find((one) => rowKey(one) === rowKey(row));
        if (stored && JSON.stringify(stored) !== seen) return { result: fail('exists', stored) };
        if (!stored && rows.length >= MAX_ROWS) return { result: fail('full') };
        const columns = rowColumns(id, row);
        await tx
          .insertInto('contract_row')
          .values(columns)
          .onConflict((conflict) =>
            conflict
              .columns(['list_id', 'kind', 'target', 'from_amount'])
              .doUpdateSet({ basis_points: columns.basis_points, net_cents: columns.net_cents }),
          )
          .execute();
        return { result: ok(null), after: { ...row } };
      });
    },

    /** Removes the row that was seen. */
    async removeRow(actor: Actor, id: string, seen: string): Promise<ContractSaved> {
      return changing<ContractSaved>(actor, id, 'remove-row', async (tx) => {
        const row = (await contractRows(tx, id)).find((one) => JSON.stringify(one) === seen);
        if (!row) return { result: fail('unknown') };
        await tx
          .deleteFrom('contract_row')
          .where('list_id', '=', id)
          .where('kind', '=', row.kind)
          .where('target', '=', row.target)
          .where('from_amount', '=', row.from)
          .execute();
        return { result: ok(null), after: { ...row } };
      });
    },

    /** Puts the rows of a table into a list, whole or not at all; `replaces`: in place of those it has. */
    async importRows(
      actor: Actor,
      id: string,
      seenVersion: number,
      { text, replaces }: { text: string; replaces: boolean },
    ): Promise<RowsImported> {
      return changing<RowsImported>(actor, id, 'import', async (tx, list) => {
        if (list.version !== seenVersion) return { result: fail('changed', await lastChange(tx, list)) };
        const { rows, problems, isTooLong } = readRows(text);
        if (problems.length > 0) return { result: fail('rows', problems) };
        if (rows.length === 0) return { result: fail('empty') };
        const kept = replaces ? [] : await contractRows(tx, id);
        const all = new Map([...kept, ...rows].map((row) => [rowKey(row), row]));
        if (isTooLong || all.size > MAX_ROWS) return { result: fail('full') };
        await tx.deleteFrom('contract_row').where('list_id', '=', id).execute();
        const columns = JSON.stringify([...all.values()].map((row) => rowColumns(id, row)));
        await sql`insert into contract_row select * from json_populate_recordset(null::contract_row, ${columns}::json)`.execute(
          tx,
        );
        return { result: ok({ rows: rows.length }), after: { rows: rows.length, replaces } };
      });
    },
  };
}
