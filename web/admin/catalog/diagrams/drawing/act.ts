import { data } from 'react-router';
import type { DrawingClashes, DrawingFields } from '#backend/catalog/diagrams/staff/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { bytesOf } from '#web/admin/base/bytes-of.ts';
import { drawingFields, typedFields } from '../fields.tsx';
import { editsOf, rebased, type SpotRow, typedRows } from './rows.ts';

type Typed = { rows: SpotRow[]; fields: DrawingFields; base: DrawingFields };
/** What a form of a drawing came to; what was typed comes back unless it was saved. */
export type DrawingResult =
  | { done: 'saved' | 'savedOthers' | 'published' | 'discarded' | 'replaced'; version: number }
  | { error: string; what: string; typed: Typed | null; canPublishOver?: boolean }
  | { clash: DrawingClashes; typed: Typed };

type Staff = { shop: Pick<Shop, 'staffDiagrams' | 'spareParts'>; actor: StaffActor };

const failed = (error: string, what = '', typed: Typed | null = null, more = {}) =>
  data<DrawingResult>({ error, what, typed, ...more }, error === 'unknown' ? 404 : 422);
const done = (word: Extract<DrawingResult, { done: unknown }>['done'], version = 0) =>
  data<DrawingResult>({ done: word, version });

/** Codes without a supplier as skus, where only one part has the code. */
async function withSkus({ shop }: Staff, rows: SpotRow[]): Promise<SpotRow[]> {
  const codes = [...new Set(rows.map(({ sku }) => sku.trim()))].filter((sku) => sku !== '' && !sku.includes('@'));
  if (codes.length === 0) return rows;
  const { lines } = await shop.spareParts.resolve(codes.map((code) => ({ code, amount: 1 })));
  const skus = new Map(lines.flatMap((line) => ('part' in line ? [[line.code, line.part.sku] as const] : [])));
  return rows.map((row) => ({ ...row, sku: skus.get(row.sku.trim()) ?? row.sku }));
}

async function save(staff: Staff, slug: string, form: FormData) {
  const rows = await withSkus(staff, typedRows(form));
  const [fields, base] = [typedFields(form), typedFields(form, 'base.')];
  const edits = drawingFields.map((field) => ({ field, base: base[field], mine: fields[field] }));
  const saved = await staff.shop.staffDiagrams.save(staff.actor, slug, { fields: edits, spots: editsOf(rows) });
  if (saved.ok) return done(saved.value.others ? 'savedOthers' : 'saved', saved.value.version);
  const typed = { rows, fields, base };
  if (saved.reason === 'unknown') return failed('unknown');
  if (saved.reason === 'invalid') return failed('invalid', (saved.details ?? []).join(', '), typed);
  const clash = saved.details ?? { who: null, at: null, fields: [], spots: [] };
  const theirs = Object.fromEntries(clash.fields.map((one) => [one.field, one.theirs]));
  const next = { rows: rebased(rows, clash.spots), fields, base: { ...base, ...theirs } };
  return data<DrawingResult>({ clash, typed: next }, 409);
}

async function publish({ shop, actor }: Staff, slug: string, form: FormData) {
  const seen = Number(form.get('version')) || 0;
  const result = await shop.staffDiagrams.publish(actor, slug, seen, form.has('over'));
  if (result.ok) return done('published');
  const what = (result.details ?? []).join(', ');
  if (result.reason === 'invalid') return failed(what ? 'unknownParts' : 'empty', what);
  return failed(result.reason, '', null, { canPublishOver: result.reason === 'published_meanwhile' });
}

export async function act(staff: Staff, slug: string, form: FormData) {
  const { shop, actor } = staff;
  switch (form.get('intent')) {
    case 'publish':
      return publish(staff, slug, form);
    case 'discard':
      return (await shop.staffDiagrams.discard(actor, slug)) ? done('discarded') : failed('unknown');
    case 'replace': {
      const replaced = await shop.staffDiagrams.replace(actor, slug, await bytesOf(form.get('file')));
      return replaced.ok ? done('replaced') : failed(replaced.reason);
    }
    default:
      return save(staff, slug, form);
  }
}
