import { type FieldClash, type FieldEdit, keysIn, mergeEdits } from '#domain/base/merge-edits.ts';
import { fenceOf } from '#domain/content/pages/source-doc.ts';
import { type Doc, docWith, fieldsOfDoc, type PageFields } from './source-fields.ts';

export type MergedText = { doc: Doc; changed: string[]; clashes: FieldClash[]; others: string[] };

const isList = (field: string) => field === 'blocks';
const blockOf = (field: string) => /^block\/([^/]+)\//.exec(field)?.[1] ?? null;

/** Whether a block is there, as a field of a conflict: `block/<id>/is` is '1' or ''. */
export const presenceOf = (id: string) => `block/${id}/is`;

/**
 * Merges a form with a text: `base` is the version that the form was opened with, `stored` what is there now (admin-page-3). A block
 * that one person changed and the other took away is a conflict of its own.
 */
export function mergeText(base: Doc, stored: Doc, typed: PageFields): MergedText {
  const [before, theirs] = [fieldsOfDoc(base), fieldsOfDoc(stored)];
  const mine = withChosen({ ...before, ...typed }, typed, theirs);
  const edits = Object.entries(mine)
    .filter(([field]) => !field.endsWith('/is'))
    .map(([field, value]): FieldEdit => ({ field, base: before[field] ?? '', mine: value }));
  const seen = { ...Object.fromEntries(edits.map((edit) => [edit.field, edit.base])), ...theirs };
  const { changes, clashes, others } = mergeEdits(seen, edits, isList);
  const asked = (id: string) => !(presenceOf(id) in typed);
  const gone: FieldClash[] = [
    ...changedAndGone(before, theirs, mine).map((id) => ({ id, theirs: '', mine: '1' })),
    ...changedAndGone(before, mine, theirs).map((id) => ({ id, theirs: '1', mine: '' })),
  ]
    .filter(({ id }) => asked(id))
    .map(({ id, ...whose }) => ({ field: presenceOf(id), base: '1', ...whose }));
  const goneIds = new Set(gone.map(({ field }) => blockOf(field)));
  const ids = (fields: PageFields) => new Set(keysIn(fields.blocks ?? ''));
  const [mineIds, theirIds] = [ids(mine), ids(theirs)];
  const isBoth = ({ field }: FieldClash) => {
    const id = blockOf(field);
    return id === null || (!goneIds.has(id) && mineIds.has(id) && theirIds.has(id));
  };
  const merged: PageFields = { ...seen };
  for (const [field, value] of Object.entries(changes)) if (value !== undefined) merged[field] = value;
  const doc = docWith(stored, merged);
  const after = fieldsOfDoc(doc);
  return {
    doc,
    changed: [...new Set([...Object.keys(after), ...Object.keys(theirs)])].filter((f) => after[f] !== theirs[f]),
    clashes: [...clashes.filter(isBoth), ...gone],
    others,
  };
}

/** The fields of a form with what was chosen about blocks that were taken away. */
function withChosen(mine: PageFields, typed: PageFields, theirs: PageFields): PageFields {
  const list = keysIn(mine.blocks ?? '');
  for (const [field, chosen] of Object.entries(typed)) {
    const id = field.endsWith('/is') ? blockOf(field) : null;
    if (id === null) continue;
    const at = list.indexOf(id);
    if (chosen === '' && at >= 0) list.splice(at, 1);
    if (chosen === '1' && at < 0) list.splice(Math.max(0, keysIn(theirs.blocks ?? '').indexOf(id)), 0, id);
  }
  return { ...mine, blocks: list.join('\n') };
}

/** Blocks that `without` took away and `changed` changed. */
function changedAndGone(before: PageFields, without: PageFields, changed: PageFields): string[] {
  const ids = (fields: PageFields) => keysIn(fields.blocks ?? '');
  const isChanged = (id: string) =>
    Object.entries(changed).some(([field, value]) => blockOf(field) === id && value !== (before[field] ?? ''));
  return ids(before).filter((id) => !ids(without).includes(id) && ids(changed).includes(id) && isChanged(id));
}

/** A text that holds a fence would end its block. */
export const fencedTexts = (fields: PageFields): string[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    field.endsWith('/text') && value.split('\n').some((line) => fenceOf(line) !== null) ? [field] : [],
  );
