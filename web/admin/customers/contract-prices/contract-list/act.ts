import type { ContractSaved, ListDetails } from '#backend/customers/contract-prices/service.ts';
import { type FieldClash, mergeEdits } from '#domain/base/merge-edits.ts';
import type { ContractRow } from '#domain/customers/contract-prices/contract-price.ts';
import type { RowProblem, TypedRow } from '#domain/customers/contract-prices/read-rows.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { type DetailTexts, detailTexts } from './detail-texts.ts';

type StaffContext = ReturnType<typeof staffOf>;

const INVALID = 422;
const CONFLICT = 409;
const MAX_FILE = 500_000;

export type Conflict = {
  version: number;
  who: string | null;
  at: Date | null;
  clashes: FieldClash[];
  rest: [string, string][];
};
export type Failed = 'name' | 'from' | 'to' | 'exists' | 'full' | 'empty' | 'unknown' | 'changed';
export type Told =
  | { done: true; imported?: number }
  | { failed: Failed | RowProblem; row?: TypedRow; stored?: ContractRow; text?: string }
  | { failed: 'rows'; lines: { line: number; problem: RowProblem }[]; text: string }
  | { conflict: Conflict };
export type Acted = { told: Told; status: number };

const done = (imported?: number): Acted => ({
  told: { done: true, ...(imported !== undefined && { imported }) },
  status: 200,
});
const failed = (told: Exclude<Told, { done: true }>, status = INVALID): Acted => ({ told, status });
const typed = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const detailsOf = (texts: DetailTexts): ListDetails => ({ ...texts, isFixed: texts.isFixed === 'on' });

/** Saves the details over what a colleague stored meanwhile; a field that both changed is a conflict. */
async function saveDetails({ shop, actor }: StaffContext, id: string, form: FormData): Promise<Acted> {
  const { staff } = shop.contractPrices;
  const found = await staff.one(actor, id);
  if (!found) return failed({ failed: 'unknown' }, CONFLICT);
  const theirs = detailTexts(found.list);
  const fields = Object.keys(theirs) as (keyof DetailTexts)[];
  const edits = fields.map((field) => ({ field, base: typed(form, `base.${field}`), mine: typed(form, field) }));
  const isCurrent = Number(typed(form, 'version')) === found.list.version;
  const { changes, clashes } = mergeEdits(
    theirs,
    isCurrent ? edits.map((edit) => ({ ...edit, base: theirs[edit.field] })) : edits,
  );
  const merged = { ...theirs, ...changes };
  if (clashes.length > 0) {
    const clashing = new Set<string>(clashes.map(({ field }) => field));
    const rest = fields
      .filter((field) => !clashing.has(field))
      .flatMap((field): [string, string][] => [
        [field, merged[field]],
        [`base.${field}`, theirs[field]],
      ]);
    const change = { version: found.list.version, who: null, at: found.list.changedAt };
    return failed({ conflict: { ...change, clashes, rest } }, CONFLICT);
  }
  return savedOf(await staff.save(actor, id, found.list.version, detailsOf(merged)));
}

function savedOf(saved: ContractSaved): Acted {
  if (saved.ok) return done();
  if (saved.reason === 'invalid') return failed({ failed: saved.details?.field ?? 'unknown' });
  return failed({ failed: saved.reason }, CONFLICT);
}

async function setRow({ shop, actor }: StaffContext, id: string, form: FormData): Promise<Acted> {
  const row = {
    kind: typed(form, 'kind'),
    target: typed(form, 'target'),
    value: typed(form, 'value'),
    from: typed(form, 'from'),
  };
  const saved = await shop.contractPrices.staff.setRow(actor, id, row, typed(form, 'seen') || null);
  if (saved.ok) return done();
  if (saved.reason === 'row') return failed({ failed: saved.details?.problem ?? 'unknown', row });
  if (saved.reason === 'exists')
    return failed({ failed: 'exists', row, ...(saved.details && { stored: saved.details }) }, CONFLICT);
  return failed({ failed: saved.reason, row }, CONFLICT);
}

async function importRows({ shop, actor }: StaffContext, id: string, form: FormData): Promise<Acted> {
  const file = form.get('file');
  const ofFile = file instanceof File && file.size > 0 && file.size <= MAX_FILE ? await file.text() : null;
  const text = (ofFile ?? typed(form, 'rows')).slice(0, MAX_FILE);
  const rows = { text, replaces: typed(form, 'replaces') === 'on' };
  const saved = await shop.contractPrices.staff.importRows(actor, id, Number(typed(form, 'version')), rows);
  if (saved.ok) return done(saved.value.rows);
  if (saved.reason === 'rows') return failed({ failed: 'rows', lines: (saved.details ?? []).slice(0, 20), text });
  return failed(
    { failed: saved.reason, text },
    saved.reason === 'empty' || saved.reason === 'full' ? INVALID : CONFLICT,
  );
}

/** What a form of the page asks for. */
export async function act(staff: StaffContext, id: string, form: FormData): Promise<Acted | 'removed'> {
  const { contractPrices } = staff.shop;
  switch (form.get('intent')) {
    case 'row':
      return setRow(staff, id, form);
    case 'remove-row':
      return savedOf(await contractPrices.staff.removeRow(staff.actor, id, typed(form, 'seen')));
    case 'import':
      return importRows(staff, id, form);
    case 'remove': {
      const removed = await contractPrices.staff.remove(staff.actor, id, Number(typed(form, 'version')));
      return removed.ok ? 'removed' : savedOf(removed);
    }
    default:
      return saveDetails(staff, id, form);
  }
}
