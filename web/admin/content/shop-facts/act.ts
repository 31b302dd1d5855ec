import { data } from 'react-router';
import type { FieldProblem, SectionSaved } from '#backend/content/shop-facts/service.ts';
import { fail } from '#domain/base/result.ts';
import { CELL, withoutCell } from '#domain/content/shop-facts/value-texts.ts';
import { bytesOf } from '#web/admin/base/bytes-of.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { readFieldEdits } from '#web/admin/base/pieces/edit/read-field-edits.ts';
import { textsOf } from '#web/admin/base/texts.tsx';
import type { Notice } from '#web/admin/base/toasts/toasts.ts';
import { pathOfSection } from './load.ts';
import { en, fi } from './texts.ts';

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor' | 'locale'>;
type Typed = [string, string][];
type Conflict = NonNullable<Extract<SectionSaved, { reason: 'conflict' }>['details']>;

/** What an action came to. `typed` comes back where the person has to decide or correct something. */
export type SettingsAnswer =
  | { notice: Notice }
  | { failed: 'invalid'; problems: FieldProblem[]; typed: Typed }
  | { failed: 'unknown' | 'conflict' | LogoRefusal }
  | { preview: { field: string; before: string; after: string }[]; typed: Typed }
  | (Conflict & { typed: Typed });

type LogoRefusal = 'logo' | 'faint' | 'photo';

const CONFLICT = 409;
const INVALID = 422;
const MAX_LENGTH = 20_000;
const answer = (value: SettingsAnswer, status = 200) => data(value, { status });

const CELL_NAME = /^cell\.([^.]{1,40})\.(\d{1,3})\.(\d{1,2})$/;

/** The form with each list as one field: its cells, sent in their order as `cell.<field>.<row>.<column>`, become lines. */
function withLists(form: FormData): FormData {
  const joined = new FormData();
  const rows = new Map<string, { field: string; cells: string[] }>();
  for (const [name, value] of form) {
    const [, field, row] = CELL_NAME.exec(name) ?? [];
    if (field === undefined) {
      joined.append(name, value);
      continue;
    }
    const key = `${field}.${row}`;
    const known = rows.get(key) ?? { field, cells: [] };
    known.cells.push(withoutCell(String(value)));
    rows.set(key, known);
  }
  for (const field of new Set([...rows.values()].map((row) => row.field))) {
    const filled = [...rows.values()].filter((row) => row.field === field && row.cells.some(Boolean));
    joined.append(`f.${field}`, filled.map(({ cells }) => cells.join(CELL)).join('\n'));
  }
  return joined;
}

const typedOf = (form: FormData): Typed =>
  [...form].flatMap(([name, value]): Typed => (typeof value === 'string' ? [[name, value]] : []));

/** Does what a form of a section asks: saves its fields, or brings an earlier version back. */
export async function act({ shop, actor, locale }: Staff, id: string, sent: FormData) {
  const t = textsOf(locale, fi, en);
  const number = (name: string) => Number(sent.get(name)) || 0;
  if (sent.get('intent') === 'restore') {
    const restored = await shop.shopFacts.restore(actor, id, number('to'), number('version'));
    if (restored.ok) return answer({ notice: noticeOf(id, t('done.restore'), restored.value) });
    return answer({ failed: restored.reason === 'unknown' ? 'unknown' : 'conflict' }, CONFLICT);
  }
  const refused = await (id === 'hero' ? photoOf({ shop, actor }, sent) : logoOf({ shop, actor }, sent));
  if (refused) return answer({ failed: refused }, INVALID);
  const form = withLists(sent);
  const edits = [...readFieldEdits(form).values()];
  const tooLong = edits.filter(({ mine }) => mine.length > MAX_LENGTH);
  if (tooLong.length > 0) {
    const problems = tooLong.map(({ field }) => ({ field, kind: 'too_long' as const, line: null }));
    return refusal(fail('invalid', problems), form);
  }
  if (sent.get('intent') === 'preview') {
    const preview = await shop.shopFacts.preview(actor, id, edits);
    return preview.ok ? answer({ preview: preview.value, typed: typedOf(form) }) : refusal(preview, form);
  }
  const saved = await shop.shopFacts.save(actor, id, edits);
  if (saved.ok) {
    const { changed, others } = saved.value;
    if (changed.length === 0) return answer({ notice: { message: t('done.same') } });
    return answer({ notice: noticeOf(id, t(others.length > 0 ? 'done.merged' : 'done.save'), saved.value) });
  }
  return refusal(saved, form);
}

function refusal(refused: Extract<SectionSaved, { ok: false }>, form: FormData) {
  const typed = typedOf(form);
  if (refused.reason === 'invalid')
    return answer({ failed: 'invalid', problems: refused.details ?? [], typed }, INVALID);
  if (refused.reason === 'conflict' && refused.details) return answer({ ...refused.details, typed }, CONFLICT);
  return answer({ failed: 'unknown' }, CONFLICT);
}

/** The id of the form's uploaded picture; `none` when no file was chosen. */
async function uploaded({ shop, actor }: Pick<Staff, 'shop' | 'actor'>, form: FormData) {
  const file = form.get('file');
  form.delete('file');
  if (!(file instanceof File) || file.size === 0) return fail('none');
  return shop.media.upload(actor, { bytes: await bytesOf(file), name: file.name });
}

/** Puts an uploaded logo, or that it is taken away, into the form; why not, if it cannot. */
async function logoOf({ shop, actor }: Pick<Staff, 'shop' | 'actor'>, form: FormData): Promise<LogoRefusal | null> {
  if (form.has('without')) form.set('f.logo', '');
  const stored = await uploaded({ shop, actor }, form);
  if (!stored.ok) return stored.reason === 'none' ? null : 'logo';
  const logo = await shop.shopFacts.logoOf(actor, stored.value);
  if (!logo.ok) return 'faint';
  form.set('f.logo', logo.value);
  return null;
}

/** Puts an uploaded picture of the home page, or that it has none, into the form. */
async function photoOf({ shop, actor }: Pick<Staff, 'shop' | 'actor'>, form: FormData): Promise<LogoRefusal | null> {
  if (form.has('without')) form.set('f.picture', '-');
  const stored = await uploaded({ shop, actor }, form);
  if (!stored.ok) return stored.reason === 'none' ? null : 'photo';
  form.set('f.picture', stored.value);
  return null;
}

/** With the way back to the version before. */
const noticeOf = (id: string, message: string, { version, before }: { version: number; before: number }): Notice => ({
  message,
  undo: {
    action: pathOfSection(id),
    fields: { intent: 'restore', to: String(before), version: String(version) },
  },
});
