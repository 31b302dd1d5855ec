import { z } from 'zod';
import type { ImportMoved, ImportRunRow } from '#backend/catalog/imports/service.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { changeSetStates } from '#domain/catalog/change-sets/change-set.ts';
import { changesOf, importKinds, importStates } from '#domain/catalog/imports/import-run.ts';
import type { ProgramActor } from '#domain/staff/actor.ts';
import { limit, moment, named } from '../fields.ts';
import { type Operation, operation } from '../operation.ts';
import { refuseState } from '../problem.ts';

const MOST_ID = 2 ** 31 - 1;
const id = z.coerce.number().int().min(1).max(MOST_ID);
const count = z.int().min(0);

const run = z
  .object({
    id: z.int(),
    state: z
      .enum(importStates)
      .describe('`handed`: it became a change set. `unreadable`: no rows can be read; see `failure`.'),
    kind: z.enum(importKinds),
    file: z.string(),
    rows: count,
    changes: count.describe('How many things it changes.'),
    problems: count,
    failure: z.string().nullable(),
    changeSet: z
      .object({ id: z.int(), state: z.enum(changeSetStates) })
      .nullable()
      .describe('Files of goods are applied as a change set, which can be taken back in the admin.'),
    createdAt: moment,
    appliedAt: moment.nullable(),
  })
  .register(named, { id: 'Import' });

const problem = z.object({
  n: z.int(),
  line: z.int().nullable(),
  column: z.string(),
  value: z.string(),
  key: z.string().describe('The sku or code of the row.'),
  message: z.string(),
});

async function found(shop: Shop, actor: ProgramActor, wanted: number): Promise<ImportRunRow> {
  const one = await shop.imports.one(actor, wanted);
  if (!one) throw new ShopError('not-found', `There is no import ${wanted}.`);
  return one;
}

const setOf = async (shop: Shop, actor: ProgramActor, { changeSetId }: ImportRunRow) =>
  changeSetId === null ? null : shop.changeSets.one(actor, changeSetId);

async function present(shop: Shop, actor: ProgramActor, read: ImportRunRow): Promise<z.input<typeof run>> {
  const set = await setOf(shop, actor, read);
  return {
    id: read.id,
    state: read.state,
    kind: read.kind,
    file: read.fileName,
    failure: read.failure,
    rows: read.counts.rows,
    changes: changesOf(read.counts),
    problems: read.counts.problems,
    changeSet: set && { id: set.id, state: set.state },
    createdAt: read.createdAt.toISOString(),
    appliedAt: read.appliedAt?.toISOString() ?? null,
  };
}

const reasons = {
  not_now: 'Its state does not allow this.',
  changed: 'It was checked again meanwhile.',
  unresolved: 'It has problems; correct the file and send it again.',
  nothing: 'It changes nothing.',
};

function refuseMove(moved: Extract<ImportMoved, { ok: false }>): never {
  if (moved.reason === 'unknown') throw new ShopError('not-found', 'There is no such import.');
  return refuseState(moved.reason, reasons[moved.reason]);
}

/** Approves the change set that an import became; one that is being checked waits for the next try. */
async function approve(shop: Shop, actor: ProgramActor, read: ImportRunRow): Promise<void> {
  const set = await setOf(shop, actor, read);
  if (set?.state !== 'checked') return;
  const approved = await shop.changeSets.approve(actor, set.id, set.version);
  if (!approved.ok) refuseState(approved.reason === 'unknown' ? 'not_now' : approved.reason, reasons.not_now);
}

const params = z.strictObject({ id });

export const importOperations: readonly Operation[] = [
  operation({
    name: 'createImport',
    tag: 'imports',
    method: 'post',
    path: '/imports',
    scope: 'imports:write',
    summary: 'Send a file, which is checked and changes nothing yet',
    details:
      'CSV or JSON lines in the formats of the import (docs/import.md, docs/schemas), compressed with `Content-Encoding: gzip` if you like; 512 MB at most, unpacked too. Ask for the import until its state is `checked`, look at `changes` and `problems`, then apply or drop it. One that is only checked is a dry run.',
    upload: true,
    creates: true,
    query: z.strictObject({
      kind: z.enum(importKinds).describe('What the file has, by the name of the file in a catalog folder.'),
      file: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .regex(/^\P{Cc}*$/u)
        .optional()
        .describe('A name by which people know it.'),
      supplier: z.coerce
        .number()
        .int()
        .min(1)
        .max(MOST_ID)
        .optional()
        .describe("For a supplier's list: the id of the supplier."),
    }),
    answer: run,
    async run({ shop, actor, query: { kind, file, supplier = null }, upload }) {
      const name = file ?? `${kind}.${upload?.type === 'ndjson' ? 'jsonl' : 'csv'}`;
      const received =
        upload &&
        (await shop.imports.receiveFile(actor, { name, stream: upload.stream }, { kind, supplierId: supplier }));
      if (!received)
        throw new ShopError('unsupported-media-type', 'The body must be text/csv or application/x-ndjson.');
      if (!received.ok && received.reason === 'too_large')
        throw new ShopError('payload-too-large', 'The file is too large.');
      if (!received.ok) throw new ShopError('invalid-argument', 'The file is empty.');
      const made = await found(shop, actor, received.value.id);
      return { body: await present(shop, actor, made), location: `/imports/${made.id}` };
    },
  }),
  operation({
    name: 'getImport',
    tag: 'imports',
    method: 'get',
    path: '/imports/{id}',
    scope: 'imports:write',
    summary: 'How far an import is',
    params,
    answer: run,
    run: async ({ shop, actor, params }) => ({
      body: await present(shop, actor, await found(shop, actor, params.id)),
    }),
  }),
  operation({
    name: 'listImportProblems',
    tag: 'imports',
    method: 'get',
    path: '/imports/{id}/problems',
    scope: 'imports:write',
    summary: 'What is wrong with a file, by line',
    params,
    query: z.strictObject({ after: z.coerce.number().int().min(0).max(MOST_ID).default(0), limit }),
    answer: z.object({ problems: z.array(problem), next: z.string().nullable() }),
    async run({ shop, actor, params, query: { after, limit } }) {
      await found(shop, actor, params.id);
      const page = await shop.imports.problems(actor, params.id, after, limit);
      const problems = page.problems.map(({ reason, fix: _, ...known }) => ({ ...known, message: reason }));
      const next = page.next === null ? null : String(page.next);
      return { body: { problems, next }, next };
    },
  }),
  operation({
    name: 'applyImport',
    tag: 'imports',
    method: 'post',
    path: '/imports/{id}/apply',
    scope: 'imports:write',
    summary: 'Bring a checked file into the shop, whole or not at all',
    details:
      'A file of goods becomes a change set, which is approved with it; prices begin ten minutes later. While a large set is being checked (`handed`, its set `making` or `checking`), ask again with a new Idempotency-Key.',
    refusals: Object.keys(reasons),
    params,
    answer: run,
    async run({ shop, actor, params }) {
      const before = await found(shop, actor, params.id);
      if (before.state !== 'handed') {
        const applied = await shop.imports.apply(actor, params.id, before.version);
        if (!applied.ok) refuseMove(applied);
      }
      const read = await found(shop, actor, params.id);
      if (read.state === 'handed') await approve(shop, actor, read);
      return { body: await present(shop, actor, await found(shop, actor, params.id)) };
    },
  }),
  operation({
    name: 'dropImport',
    tag: 'imports',
    method: 'delete',
    path: '/imports/{id}',
    scope: 'imports:write',
    summary: 'Throw a file away that was not applied',
    refusals: ['not_now'],
    params,
    answer: run,
    async run({ shop, actor, params }) {
      const dropped = await shop.imports.drop(actor, params.id);
      if (!dropped.ok) return refuseMove(dropped);
      return { body: await present(shop, actor, await found(shop, actor, params.id)) };
    },
  }),
];
