import { sql } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { addressOf, childrenOf, isFixed, kindOf } from '#domain/catalog/categories/category-tree.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import {
  announce,
  type CategoryDeps,
  listedIn,
  lockTree,
  movePathsOfDrafts,
  readTree,
  type StoredCategory,
} from './queries.ts';

/** What a removal would touch: products listed in it and drafts, the first of them by name, and categories below. */
export type CategoryContents = { products: number; drafts: number; named: string[]; children: string[] };

/**
 * 'has_contents': nothing is removed while products or categories would lose their place. 'changed': a colleague changed it since it
 * was opened. 'other_kind': what it holds cannot go there.
 */
export type CategoryRemoved =
  | Ok<{ products: number }>
  | Fail<'unknown' | 'fixed' | 'other_kind' | 'changed', null>
  | Fail<'has_contents', CategoryContents>;

const NAMED = 5;

/** Removes a category, or merges it into another (admin-category-3). */
export function createCategoryRemoval({ db, now }: Pick<ShopContext, 'db' | 'now'>, deps: CategoryDeps) {
  async function removeLocked(
    actor: Actor,
    tx: Tx,
    id: string,
    { version, into }: { version: number; into: string | null },
  ): Promise<CategoryRemoved> {
    const tree = await readTree(tx);
    const node = tree.find((one) => one.id === id);
    const target = into === null ? null : tree.find((one) => one.id === into);
    if (!node || target === undefined) return fail('unknown', null);
    if (isFixed(node.path)) return fail('fixed', null);
    if (node.version !== version) return fail('changed', null);
    if (target && kindOf(target.path) !== kindOf(node.path)) return fail('other_kind', null);
    const children = childrenOf(tree, id);
    const contents = await contentsOf(tx, node, children);
    const isEmpty = contents.products + contents.drafts + children.length === 0;
    // categories below move one by one: each gets an address of its own
    if (children.length > 0 || (!target && !isEmpty)) return fail('has_contents', contents);
    const products = await listedIn(tx, [id]);
    if (target) await relist(tx, deps, node, target);
    await tx.deleteFrom('category').where('id', '=', id).execute();
    const to = target ?? tree.find((one) => one.id === node.parentId);
    if (to) await redirectTo(tx, addressOf(node.path), addressOf(to.path));
    await announce(tx, deps.search, products);
    await recordAudit(tx, actor, now(), {
      action: target ? 'categories.merge' : 'categories.remove',
      subject: { kind: 'category', id },
      before: { path: node.path, name: node.name_fi },
      after: target ? { into: target.path, products: products.length } : {},
    });
    return ok({ products: products.length });
  }

  return {
    /** Removes a category without contents; with `into`, its products are listed there and its address leads there. */
    remove(actor: Actor, id: string, form: { version: number; into: string | null }): Promise<CategoryRemoved> {
      authorise(actor, 'products.edit', { subject: id });
      return inTransaction(db.kysely, async (tx) => {
        await lockTree(tx);
        return removeLocked(actor, tx, id, form);
      });
    },
  };
}

async function contentsOf(tx: Tx, { id, path }: StoredCategory, children: StoredCategory[]): Promise<CategoryContents> {
  const { rows } = await sql<{ products: number; drafts: number; named: string[] }>`
    select (select count(*)::int from product_category where category_id = ${id}) as products,
      (select count(*)::int from product_draft where content #> '{page,categories}' ? ${path}) as drafts,
      array(select name_fi from product join product_category on product_id = product.id
        where category_id = ${id} order by name_fi limit ${sql.lit(NAMED)}) as named`.execute(tx);
  const [found = { products: 0, drafts: 0, named: [] }] = rows;
  return { ...found, children: children.map((child) => child.name_fi) };
}

/** Lists the products of a category in another, at the same position: 0 stays the main category. */
async function relist(tx: Tx, { onMoved }: CategoryDeps, node: StoredCategory, target: StoredCategory): Promise<void> {
  await sql`update product set version = nextval('product_version')
    where id in (select product_id from product_category where category_id = ${node.id})`.execute(tx);
  // one that is listed in both keeps the better position
  await sql`update product_category kept set position = least(kept.position, gone.position) from product_category gone
    where kept.category_id = ${target.id} and gone.category_id = ${node.id} and gone.product_id = kept.product_id`.execute(
    tx,
  );
  await sql`update product_category moved set category_id = ${target.id} where category_id = ${node.id} and not exists (
    select from product_category kept where kept.category_id = ${target.id} and kept.product_id = moved.product_id)`.execute(
    tx,
  );
  const renamed = [{ before: node.path, after: target.path }];
  await movePathsOfDrafts(tx, renamed);
  await onMoved(tx, renamed);
}

async function redirectTo(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update redirect set to_url = ${to} where source = 'slug' and to_url = ${from}`.execute(tx);
  await sql`insert into redirect (from_path, to_url, source) values (${from}, ${to}, 'slug')
    on conflict (from_path) do update set to_url = excluded.to_url where redirect.source = 'slug'`.execute(tx);
}
