import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { listSuppliers } from '#backend/catalog/suppliers/service.ts';
import { authorOf } from '#backend/platform/audit/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { fail, ok } from '#domain/base/result.ts';
import {
  type AbsentChoice,
  AS_RECOGNISED,
  type ImportKind,
  type Mapping,
  NO_ROWS,
  type Reading,
} from '#domain/catalog/imports/import-run.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { readCorrections, storeFixes } from './corrections.ts';
import { describeFile } from './files/describe-file.ts';
import { type Received, receiveForm, receiveStream } from './files/receive.ts';
import { formatOf } from './files/table-file.ts';
import { unpackSheet } from './files/xlsx.ts';
import { authoriseSight, type ImportMoved, type ImportMoves } from './moves.ts';
import { findRun } from './queries.ts';
import { fileOf, type RunDeps, sourceOf } from './run-import.ts';
import type { ImportWork } from './work.ts';

/** What a person decides about a file. */
export type ImportChoice = {
  kind: ImportKind;
  supplierId: number | null;
  reading: Reading;
  /** Null: to be recognised anew. */
  mapping: Mapping | null;
  leavesOut: boolean;
  allowsRemovals: boolean;
  absent: AbsentChoice;
};

/** Receives files, and checks them as people say how to read them and correct their cells. */
export function createChecking(deps: RunDeps, work: ImportWork, { moving, stateOf }: ImportMoves) {
  const { db, now, folders } = deps;

  /** Begins a run with a received file, and checks it. */
  async function begin(
    actor: Actor,
    received: Received,
    given: { kind?: ImportKind | undefined; supplierId?: number | null },
  ) {
    const format = await formatOf(received.path);
    const unpacked =
      format === 'xlsx'
        ? await unpackSheet(received.path).then(
            () => null,
            (error: Error) => error.message,
          )
        : null;
    const file = { path: received.path, name: received.name, format };
    const described = await describeFile(file, await listSuppliers(db.kysely), { ...given, reading: AS_RECOGNISED });
    const failure = unpacked ?? described.failure;
    const { staffId, name } = authorOf(actor);
    const { id } = await db.kysely
      .insertInto('import_run')
      .values({
        state: failure === null ? 'checking' : 'unreadable',
        kind: described.kind,
        supplier_id: described.supplierId,
        file_name: received.name,
        bytes: received.bytes,
        reading: JSON.stringify(AS_RECOGNISED),
        recognised: JSON.stringify(described.recognised),
        columns: JSON.stringify(described.columns),
        counts: JSON.stringify(NO_ROWS),
        failure,
        staff_id: staffId,
        author: name,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await work.holding(id, async () => {
      await folders.open(id);
      await rename(received.path, fileOf(deps, { id }));
      await folders.keep(id);
      if (failure === null) await work.check(id, received.bytes);
    });
    return id;
  }

  async function checkAgain(id: number): Promise<ImportMoved> {
    const run = await findRun(db.kysely, id);
    if (run?.state === 'checking') await work.holding(id, () => work.check(id, run.bytes));
    return stateOf(id);
  }

  const toChecking = (tx: Tx, id: number) =>
    tx
      .updateTable('import_run')
      .set({
        state: 'checking',
        failure: null,
        progress: JSON.stringify({ phase: 'read', done: 0, total: 0 }),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute();

  const service = {
    /** Receives a file from a browser; `kind`, `supplier` and `corrects` are fields of its form. Answers the run. */
    async receive(actor: Actor, request: Request) {
      authoriseSight(actor);
      const received = await receiveForm(request, folders.root);
      if (!received.ok) return received;
      const { fields, path } = received.value;
      const corrected = Number(fields.corrects);
      if (corrected) {
        try {
          return await service.correct(actor, corrected, path);
        } finally {
          await rm(path, { force: true });
        }
      }
      return ok({ id: await begin(actor, received.value, { supplierId: Number(fields.supplier) || null }) });
    },

    /** Receives a file that a program sends. Answers the run. */
    async receiveFile(
      actor: Actor,
      { name, stream }: { name: string; stream: Readable },
      given: { kind: ImportKind; supplierId: number | null },
    ) {
      authoriseSight(actor);
      const received = await receiveStream(stream, name, folders.root);
      return received.ok ? ok({ id: await begin(actor, received.value, given) }) : received;
    },

    /** Begins a run with a file that the server itself got; answers its id. */
    begin,

    /** Reads a file as a person says, and checks it again; the columns of a supplier's list are remembered. */
    async configure(actor: Actor, id: number, choice: ImportChoice): Promise<ImportMoved> {
      authoriseSight(actor);
      const run = await findRun(db.kysely, id);
      if (!run) return fail('unknown');
      await folders.open(id);
      const file = { path: fileOf(deps, run), name: run.fileName, format: run.recognised.format };
      const described = await describeFile(file, await listSuppliers(db.kysely), {
        ...choice,
        mapping: choice.mapping ?? undefined,
      });
      const moved = await moving(id, 'configure', null, async (tx) => {
        await toChecking(tx, id);
        await tx
          .updateTable('import_run')
          .set({
            kind: described.kind,
            supplier_id: described.supplierId,
            failure: described.failure,
            ...(described.failure !== null && { state: 'unreadable' as const, progress: null }),
            reading: JSON.stringify(choice.reading),
            recognised: JSON.stringify(described.recognised),
            columns: JSON.stringify(described.columns),
            leaves_out: choice.leavesOut,
            allows_removals: choice.allowsRemovals,
            absent: choice.absent,
          })
          .where('id', '=', id)
          .execute();
        if (described.supplierId === null || described.failure !== null) return;
        const mapping = Object.fromEntries(described.columns.map(({ name, field }) => [name, field]));
        const supplier = await tx
          .selectFrom('supplier')
          .select(['mapping', 'schedule'])
          .where('id', '=', described.supplierId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        // a schedule reads the next lists by these columns without a person
        if (supplier.schedule && !isDeepStrictEqual(supplier.mapping, mapping))
          authorise(actor, 'imports.run', { subject: `supplier:${described.supplierId}` });
        await tx
          .updateTable('supplier')
          .set({ mapping: JSON.stringify(mapping) })
          .where('id', '=', described.supplierId)
          .execute();
      });
      return moved.ok ? checkAgain(id) : moved;
    },

    /** Checks a file again, with the cells that were corrected since. */
    async check(actor: Actor, id: number): Promise<ImportMoved> {
      authoriseSight(actor);
      const moved = await moving(id, 'check', null, (tx) => toChecking(tx, id));
      return moved.ok ? checkAgain(id) : moved;
    },

    /** Corrects cells by the numbers of their problems. `everywhere`: also where the same column holds the same wrong value. */
    async fix(
      actor: Actor,
      id: number,
      fixes: readonly { n: number; value: string }[],
      everywhere = false,
    ): Promise<ImportMoved> {
      authoriseSight(actor);
      const moved = await moving(id, 'configure', null, async (tx) => {
        for (const { n, value } of fixes)
          await sql`insert into import_fix (run_id, line, column_name, value)
            select distinct p.run_id, p.line, p.column_name, ${value.replaceAll('\0', '')} from import_problem p
            join import_problem named on named.run_id = p.run_id and named.n = ${n} and (p.n = named.n
              or ${everywhere} and p.column_name = named.column_name and p.value = named.value)
            where p.run_id = ${id} and p.line is not null and p.column_name <> ''
            on conflict (run_id, line, column_name) do update set value = excluded.value`.execute(tx);
      });
      return moved.ok ? stateOf(id) : moved;
    },

    /** Takes a corrected file of broken rows, and checks again. */
    async correct(actor: Actor, id: number, path: string) {
      authoriseSight(actor);
      const run = await findRun(db.kysely, id);
      if (run) await folders.open(id);
      const fixes = run && (await readCorrections(path, await sourceOf(deps, run, new Set())));
      if (!run || !fixes) return fail('not_corrections');
      const moved = await moving(id, 'configure', null, async (tx) => {
        await storeFixes(tx, id, fixes);
        await toChecking(tx, id);
      });
      return moved.ok ? checkAgain(id) : moved;
    },
  };
  return service;
}
