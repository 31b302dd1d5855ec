import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type FieldClash, type FieldEdit, mergeEdits } from '#domain/base/merge-edits.ts';
import { isOneOf } from '#domain/base/records.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import {
  type CategoryField,
  type CategoryFields,
  type CategoryProblem,
  categoryProblems,
} from '#domain/catalog/categories/category-fields.ts';
import {
  childrenOf,
  type MovedAddress,
  type MoveRefusal,
  moveCategory,
  movedAddresses,
} from '#domain/catalog/categories/category-tree.ts';
import { sorts } from '#domain/catalog/search/query.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { writeMoved } from './move.ts';
import { type CategoryDeps, lockTree, raiseVersion, readTree } from './queries.ts';
import { fieldsOf } from './read.ts';

/** `addresses`: how many addresses the person agreed to redirect. */
export type CategoryForm = { version: number; fields: readonly FieldEdit<CategoryField>[]; addresses: number };
export type CategoryClash = FieldClash<CategoryField> & { who: string | null; at: Date | null };

/** `others`: fields that a colleague changed meanwhile and that this form left alone. */
export type CategorySaved =
  | Ok<{ id: string; version: number; changed: CategoryField[]; others: CategoryField[] }>
  | Fail<MoveRefusal, null>
  | Fail<'invalid', CategoryProblem[]>
  | Fail<'confirm', { addresses: MovedAddress[] }>
  | Fail<'conflict', { version: number; clashes: CategoryClash[] }>;

const isListField = (field: CategoryField) => field === 'facets' || field === 'cards';
const MOST_SHOWN = 300;

/** The form of one category: merged with what colleagues changed meanwhile (admin-category-2). */
export function createCategorySaves({ db, now }: Pick<ShopContext, 'db' | 'now'>, deps: CategoryDeps) {
  async function saveLocked(actor: Actor, tx: Tx, id: string, form: CategoryForm): Promise<CategorySaved> {
    const tree = await readTree(tx);
    const node = tree.find((one) => one.id === id);
    if (!node) return fail('unknown', null);
    const before = fieldsOf(node);
    const { changes, clashes, others } = mergeEdits(before, form.fields, isListField);
    if (clashes.length > 0) return fail('conflict', { version: node.version, clashes: await named(tx, id, clashes) });
    const changed = form.fields.map(({ field }) => field).filter((field) => field in changes);
    if (changed.length === 0) return ok({ id, version: node.version, changed, others });
    const after: CategoryFields = { ...before, ...changes };
    const problems = categoryProblems(after).filter(({ field }) => changed.includes(field));
    if (problems.length > 0) return fail('invalid', problems);
    const moved = moveCategory(tree, id, { slug: after.slug });
    // texts of a fixed root may change, its address not
    if (!moved.ok && changed.includes('slug')) return moved;
    const places = moved.ok ? moved.value : [];
    const addresses = movedAddresses(tree, places);
    if (addresses.length > 0 && addresses.length !== form.addresses) return fail('confirm', { addresses });
    await tx.updateTable('category').set(columnsOf(after)).where('id', '=', id).execute();
    await writeMoved(tx, deps, tree, places, after['name.fi'] === before['name.fi'] ? [] : below(tree, id));
    await recordAudit(tx, actor, now(), {
      action: 'categories.save',
      subject: { kind: 'category', id },
      before: shown(before, changed),
      after: shown(after, changed),
    });
    return ok({ id, version: await raiseVersion(tx, id), changed, others });
  }

  return {
    save(actor: Actor, id: string, form: CategoryForm): Promise<CategorySaved> {
      authorise(actor, 'products.edit', { subject: id });
      return inTransaction(db.kysely, async (tx) => {
        await lockTree(tx);
        return saveLocked(actor, tx, id, form);
      });
    },

    /** Adds a category, last below `parentId`; it is not in the menu yet. */
    add(actor: Actor, wanted: { parentId: string | null; name: string; slug: string }): Promise<CategorySaved> {
      authorise(actor, 'products.edit', { subject: wanted.slug });
      return inTransaction(db.kysely, async (tx): Promise<CategorySaved> => {
        await lockTree(tx);
        const tree = await readTree(tx);
        const parent = tree.find(({ id }) => id === wanted.parentId);
        if (wanted.parentId !== null && !parent) return fail('unknown', null);
        const path = [parent?.path, wanted.slug].filter(Boolean).join('/');
        const fields = { 'name.fi': wanted.name, slug: wanted.slug };
        const problems = categoryProblems({ ...emptyFields, ...fields });
        if (problems.length > 0) return fail('invalid', problems);
        if (tree.some((one) => one.path === path)) return fail('taken', null);
        if (path.length > MOST_PATH) return fail('too_long', null);
        const id = tree.some((one) => one.id === path) ? crypto.randomUUID() : path;
        const last = childrenOf(tree, wanted.parentId).at(-1)?.sortOrder ?? 0;
        const place = { parent_id: wanted.parentId, path, level: path.split('/').length, sort_order: last + 10 };
        await tx
          .insertInto('category')
          .values({ id, ...place, name_fi: wanted.name })
          .execute();
        await writeMoved(tx, deps, tree, []);
        await recordAudit(tx, actor, now(), {
          action: 'categories.add',
          subject: { kind: 'category', id },
          after: { path, name: wanted.name },
        });
        return ok({ id, version: await raiseVersion(tx, id), changed: [], others: [] });
      });
    },
  };
}

const MOST_PATH = 200;
const emptyFields: CategoryFields = {
  'name.fi': '',
  'name.en': '',
  slug: '',
  'description.fi': '',
  'description.en': '',
  menu: '',
  popular: '',
  sort: '',
  facets: '',
  cards: '',
  image: '',
};

const lines = (text: string) => text.split('\n').filter(Boolean);

const columnsOf = (fields: CategoryFields) => ({
  name_fi: fields['name.fi'],
  name_en: fields['name.en'] || null,
  description_fi: fields['description.fi'],
  description_en: fields['description.en'] || null,
  is_included_in_menu: fields.menu === '1',
  popular: fields.popular === '1',
  default_sort: isOneOf(sorts, fields.sort) ? fields.sort : null,
  hidden_facets: lines(fields.facets),
  card_facts: lines(fields.cards),
  image: fields.image || null,
});

const below = (tree: Parameters<typeof childrenOf>[0], id: string): string[] => [
  id,
  ...childrenOf(tree, id).flatMap((child) => below(tree, child.id)),
];

const shown = (fields: CategoryFields, changed: readonly CategoryField[]) =>
  Object.fromEntries(changed.map((field) => [field, fields[field].slice(0, MOST_SHOWN)]));

/** Adds to each clash who changed the field last. */
async function named(tx: Tx, id: string, clashes: FieldClash<CategoryField>[]): Promise<CategoryClash[]> {
  const rows = await tx
    .selectFrom('audit_entry')
    .select(['actor_name', 'at', 'after'])
    .where('subject_kind', '=', 'category')
    .where('subject_id', '=', id)
    .where('outcome', '=', 'done')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return clashes.map((clash) => {
    const last = rows.find(({ after }) => after !== null && clash.field in after);
    return { ...clash, who: last?.actor_name ?? null, at: last?.at ?? null };
  });
}
