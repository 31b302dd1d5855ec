import {
  dropRedirectsAtCategories,
  redirectMovedCategories,
} from '#backend/catalog/import/applying/moved-categories.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import {
  childrenOf,
  type MovedAddress,
  type MoveRefusal,
  moveCategory,
  movedAddresses,
  type Place,
  placeOf,
  type TreeNode,
} from '#domain/catalog/categories/category-tree.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import {
  announce,
  type CategoryDeps,
  listedIn,
  lockTree,
  movePathsOfDrafts,
  raiseVersion,
  readTree,
  type StoredCategory,
  writePlaces,
} from './queries.ts';

/** What the person saw of the category that they move: two moves of one category are a conflict, of two never. */
export type SeenPlace = { version: number; parentId: string | null; sortOrder: number };

/** `addresses`: how many addresses the person agreed to redirect. */
export type MoveForm = { place: Place; seen: SeenPlace; addresses: number };

/** A colleague moved the category meanwhile: where it stood, where it stands, and where this person wanted it. */
export type MoveClash = { who: string | null; at: Date | null; base: string; theirs: string; mine: string };

/** 'confirm': addresses would redirect, which the person has not seen yet; nothing was stored. */
export type CategoryMoved =
  | Result<{ id: string; version: number; was: Place; sortOrder: number; redirected: number }, never, null>
  | Fail<MoveRefusal, null>
  | Fail<'confirm', { addresses: MovedAddress[] }>
  | Fail<'conflict', MoveClash>;

/** Moves of categories, each one transaction with its entry in the audit log (admin-category-1). */
export function createCategoryMoves({ db, now }: Pick<ShopContext, 'db' | 'now'>, deps: CategoryDeps) {
  async function moveLocked(actor: Actor, tx: Tx, id: string, form: MoveForm): Promise<CategoryMoved> {
    const tree = await readTree(tx);
    const node = tree.find((one) => one.id === id);
    if (!node) return fail('unknown', null);
    const moved = moveCategory(tree, id, { place: form.place });
    if (!moved.ok) return moved;
    if (hasMoved(node, form.seen) && moved.value.length > 0)
      return fail('conflict', { ...(await lastMove(tx, id)), ...namesOf(tree, node, form) });
    const addresses = movedAddresses(tree, moved.value);
    if (addresses.length > 0 && addresses.length !== form.addresses) return fail('confirm', { addresses });
    const was = placeOf(tree, node);
    if (moved.value.length > 0) {
      await writeMoved(tx, deps, tree, moved.value);
      await recordAudit(tx, actor, now(), {
        action: 'categories.move',
        subject: { kind: 'category', id },
        before: { path: node.path, after: was.after },
        after: { path: moved.value.find((one) => one.id === id)?.path ?? node.path, after: form.place.after },
      });
    }
    const version = moved.value.length > 0 ? await raiseVersion(tx, id) : node.version;
    const sortOrder = moved.value.find((one) => one.id === id)?.sortOrder ?? node.sortOrder;
    return ok({ id, version, was, sortOrder, redirected: addresses.length });
  }

  return {
    /** Moves a category with all below it to a place among the siblings there. */
    move(actor: Actor, id: string, form: MoveForm): Promise<CategoryMoved> {
      authorise(actor, 'products.edit', { subject: id });
      return inTransaction(db.kysely, async (tx) => {
        await lockTree(tx);
        return moveLocked(actor, tx, id, form);
      });
    },
  };
}

/** Writes changed places with all that follows: redirects, paths that others store, search and caches. */
export async function writeMoved(
  tx: Tx,
  { search, onMoved }: CategoryDeps,
  tree: readonly StoredCategory[],
  changed: readonly TreeNode[],
  renamed: readonly string[] = [],
): Promise<void> {
  const moved = changed.flatMap(({ id, path }) => {
    const before = tree.find((one) => one.id === id)?.path;
    return before === undefined || before === path ? [] : [{ id, before, after: path }];
  });
  await redirectMovedCategories(tx, { changed });
  await writePlaces(tx, changed);
  await dropRedirectsAtCategories(tx);
  await movePathsOfDrafts(tx, moved);
  if (moved.length > 0) await onMoved(tx, moved);
  await announce(tx, search, await listedIn(tx, [...moved.map(({ id }) => id), ...renamed]));
}

/** Whether a colleague has moved it since; their change of its texts does not count. */
const hasMoved = (node: StoredCategory, seen: SeenPlace): boolean =>
  node.version !== seen.version && (node.parentId !== seen.parentId || node.sortOrder !== seen.sortOrder);

function namesOf(tree: readonly StoredCategory[], node: StoredCategory, { seen, place }: MoveForm) {
  const nameOf = (id: string | null) => tree.find((one) => one.id === id)?.name_fi ?? '';
  const shown = (parentId: string | null, after: string | null) =>
    [nameOf(parentId) || '/', nameOf(after)].filter(Boolean).join(' › ');
  const seenAfter = childrenOf(tree, seen.parentId).findLast(
    (one) => one.id !== node.id && one.sortOrder < seen.sortOrder,
  );
  return {
    base: shown(seen.parentId, seenAfter?.id ?? null),
    theirs: shown(node.parentId, placeOf(tree, node).after),
    mine: shown(place.parentId, place.after),
  };
}

async function lastMove(tx: Tx, id: string): Promise<{ who: string | null; at: Date | null }> {
  const row = await tx
    .selectFrom('audit_entry')
    .select(['actor_name', 'at'])
    .where('subject_kind', '=', 'category')
    .where('subject_id', '=', id)
    .where('action', 'in', ['categories.move', 'categories.save'])
    .where('outcome', '=', 'done')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { who: row?.actor_name ?? null, at: row?.at ?? null };
}
