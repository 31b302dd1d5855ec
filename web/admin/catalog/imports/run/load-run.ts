import { data } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { isOneOf } from '#domain/base/records.ts';
import { rowNumber } from '#domain/base/row-number.ts';
import { type PreviewKind, previewKinds } from '#domain/catalog/imports/import-run.ts';
import type { StaffActor } from '#domain/staff/actor.ts';

/** A file with what its check found: the rows that are asked for, and the broken ones. */
export async function loadRun(shop: Shop, actor: StaffActor, id: string, query: URLSearchParams) {
  const { imports } = shop;
  const number = rowNumber(id);
  const run = number === null ? null : await imports.one(actor, number);
  if (!run || run.state === 'dropped') throw data(null, { status: 404 });
  const asked = query.get('rivit');
  const kind: PreviewKind = isOneOf(previewKinds, asked)
    ? asked
    : (previewKinds.find((one) => run.counts[one] > 0) ?? 'added');
  return {
    run,
    kind,
    preview: await imports.preview(actor, run.id, kind, rowNumber(query.get('after')) ?? 0),
    ...(await imports.problems(actor, run.id, rowNumber(query.get('virheet')) ?? 0)),
    fields: imports.fieldsOf(run.kind),
    suppliers: await imports.suppliers(actor),
    mayUndo: imports.mayUndo(run),
  };
}
export type LoadedRun = Awaited<ReturnType<typeof loadRun>>;
