import { fail, ok, type Result } from '#domain/base/result.ts';

/** A category as its place in the tree: siblings stand by `sortOrder`, then by path. */
export type TreeNode = { id: string; parentId: string | null; path: string; level: number; sortOrder: number };

/** Where a category stands: below `parentId` (null: at the top), right behind the sibling `after` (null: first). */
export type Place = { parentId: string | null; after: string | null };

/**
 * 'fixed': the roots of brands and series stay where they are. 'other_kind': a brand stays among brands, a series among series.
 * 'below_itself': the place is inside the category. 'taken': another category has the address.
 */
export type MoveRefusal = 'unknown' | 'fixed' | 'other_kind' | 'below_itself' | 'taken' | 'too_long';

/** Roots whose categories have pages of their own kind (listing-4). */
export const fixedRoots = ['brandit', 'tuotesarjat'] as const;

const STEP = 10;
/** As the import takes them. */
const MOST_PATH = 200;

export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** The kind of a category: which fixed root it is below; null for the others. */
export const kindOf = (path: string): string | null =>
  fixedRoots.find((root) => path === root || path.startsWith(`${root}/`)) ?? null;
export const isFixed = (path: string): boolean => fixedRoots.some((root) => root === path);

const bySortOrder = (a: TreeNode, b: TreeNode) => a.sortOrder - b.sortOrder || (a.path < b.path ? -1 : 1);

/** The children of a category in their order. */
export const childrenOf = <T extends TreeNode>(tree: readonly T[], parentId: string | null): T[] =>
  tree.filter((node) => node.parentId === parentId).toSorted(bySortOrder);

/** A category and all below it, parents first. */
export function subtreeOf<T extends TreeNode>(tree: readonly T[], id: string): T[] {
  const own = tree.filter((node) => node.id === id);
  return [...own, ...childrenOf(tree, id).flatMap((child) => subtreeOf(tree, child.id))];
}

/** Where a category stands now. */
export function placeOf(tree: readonly TreeNode[], node: TreeNode): Place {
  const siblings = childrenOf(tree, node.parentId);
  const at = siblings.findIndex(({ id }) => id === node.id);
  return { parentId: node.parentId, after: siblings[at - 1]?.id ?? null };
}

export const steps = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof steps)[number];

/** Where one step leads to: before or behind a sibling, into the sibling above, or behind its parent. Null where it leads nowhere. */
export function placeAfterStep(tree: readonly TreeNode[], node: TreeNode, step: Step): Place | null {
  const { parentId } = node;
  const siblings = childrenOf(tree, parentId);
  const at = siblings.findIndex(({ id }) => id === node.id);
  const [above, below] = [siblings[at - 1], siblings[at + 1]];
  const parent = tree.find(({ id }) => id === parentId);
  switch (step) {
    case 'up':
      return above ? { parentId, after: siblings[at - 2]?.id ?? null } : null;
    case 'down':
      return below ? { parentId, after: below.id } : null;
    case 'in':
      return above && kindOf(above.path) === kindOf(node.path)
        ? { parentId: above.id, after: childrenOf(tree, above.id).at(-1)?.id ?? null }
        : null;
    default:
      return parent && !isFixed(parent.path) ? { parentId: parent.parentId, after: parent.id } : null;
  }
}

/**
 * The categories that change when one moves to a place or takes another slug: itself, those below it, and siblings that make room.
 * A sibling that has gone meanwhile puts it last.
 */
export function moveCategory(
  tree: readonly TreeNode[],
  id: string,
  { place, slug }: { place?: Place; slug?: string },
): Result<TreeNode[], MoveRefusal, null> {
  const node = tree.find((one) => one.id === id);
  if (!node) return fail('unknown');
  const parentId = place ? place.parentId : node.parentId;
  const parent = parentId === null ? null : tree.find((one) => one.id === parentId);
  if (parent === undefined) return fail('unknown');
  if (isFixed(node.path)) return fail('fixed');
  const path = [parent?.path, slug ?? lastPart(node.path)].filter(Boolean).join('/');
  if (kindOf(path) !== kindOf(node.path) || isFixed(path)) return fail('other_kind');
  const moved = subtreeOf(tree, id);
  if (moved.some((one) => one.id === parentId)) return fail('below_itself');
  const below = moved.slice(1).map((one) => ({
    ...one,
    path: path + one.path.slice(node.path.length),
    level: one.level + path.split('/').length - node.level,
  }));
  const orders = place ? ordersAt(tree, node, place) : new Map<string, number>();
  const all = [
    { ...node, parentId, path, level: path.split('/').length, sortOrder: orders.get(id) ?? node.sortOrder },
    ...below,
    ...childrenOf(tree, parentId).flatMap((one) => {
      const sortOrder = orders.get(one.id);
      return one.id === id || sortOrder === undefined ? [] : [{ ...one, sortOrder }];
    }),
  ];
  const ids = new Set(moved.map((one) => one.id));
  const others = new Set(tree.filter((one) => !ids.has(one.id)).map((one) => one.path));
  if (all.some((one) => ids.has(one.id) && others.has(one.path))) return fail('taken');
  if (all.some((one) => one.path.length > MOST_PATH)) return fail('too_long');
  return ok(all.filter((one) => !isSame(one, tree)));
}

/** The sort orders that change: only that of the moved one where there is room, else all from the place on. */
function ordersAt(tree: readonly TreeNode[], node: TreeNode, { parentId, after }: Place): Map<string, number> {
  const siblings = childrenOf(tree, parentId);
  const others = siblings.filter(({ id }) => id !== node.id);
  const behind = after === null ? -1 : others.findIndex(({ id }) => id === after);
  const at = after !== null && behind < 0 ? others.length : behind + 1;
  if (siblings.includes(node) && siblings.indexOf(node) === at) return new Map();
  const before = others[at - 1]?.sortOrder ?? 0;
  const next = others[at]?.sortOrder;
  if (next === undefined) return new Map([[node.id, before + STEP]]);
  const middle = Math.floor((before + next) / 2);
  if (middle > before && middle < next) return new Map([[node.id, middle]]);
  return new Map(others.toSpliced(at, 0, node).map((one, i) => [one.id, (i + 1) * STEP]));
}

function isSame(node: TreeNode, tree: readonly TreeNode[]): boolean {
  const old = tree.find(({ id }) => id === node.id);
  return (
    old?.parentId === node.parentId &&
    old.path === node.path &&
    old.level === node.level &&
    old.sortOrder === node.sortOrder
  );
}

/** An address that changes: brands and series have their own pages (listing-4). */
export type MovedAddress = { id: string; before: string; after: string };

export const addressOf = (path: string): string => (kindOf(path) ? `/${path}` : `/category/${path}`);

/** The addresses that change, which will redirect. */
export const movedAddresses = (tree: readonly TreeNode[], changed: readonly TreeNode[]): MovedAddress[] =>
  changed.flatMap(({ id, path }) => {
    const old = tree.find((one) => one.id === id);
    return !old || old.path === path ? [] : [{ id, before: addressOf(old.path), after: addressOf(path) }];
  });
