import type { ShopContext } from '#backend/platform/context.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { createCategoryMoves } from './move.ts';
import type { CategoryDeps } from './queries.ts';
import { type ListedCategory, listCategories, type OpenCategory, openCategory } from './read.ts';
import { createCategoryRemoval } from './remove.ts';
import { createCategorySaves } from './save.ts';

export type { CategoryMoved, MoveForm } from './move.ts';
export type { ListedCategory, OpenCategory } from './read.ts';
export type { CategorySaved } from './save.ts';

/** The tree of categories, with brands and series, as staff see and change it. */
export function createCategoryService({ db, now }: Pick<ShopContext, 'db' | 'now'>, deps: CategoryDeps) {
  const moves = createCategoryMoves({ db, now }, deps);
  return {
    ...moves,
    ...createCategorySaves({ db, now }, deps),
    ...createCategoryRemoval({ db, now }, deps),

    /** The whole tree, parents before children, siblings in their order. */
    async list(actor: Actor): Promise<ListedCategory[]> {
      authorise(actor, 'products.read');
      return listCategories(db.kysely);
    },

    /** A category with what its form shows; null when there is none. */
    async open(actor: Actor, id: string): Promise<OpenCategory | null> {
      authorise(actor, 'products.read');
      return openCategory(db.kysely, id);
    },
  };
}
