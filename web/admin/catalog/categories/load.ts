import { data } from 'react-router';
import { isFixed, kindOf } from '#domain/catalog/categories/category-tree.ts';
import { mayTry } from '#domain/staff/actor.ts';
import type { staffOf } from '#web/admin/base/context.ts';

/** The parts of the range: categories, and the roots of brands and series, which have pages of their own (listing-4). */
export const parts = { kategoriat: null, merkit: 'brandit', sarjat: 'tuotesarjat' } as const;
export type Part = keyof typeof parts;
export const partOf = (name: string): Part | null =>
  name === 'kategoriat' || name === 'merkit' || name === 'sarjat' ? name : null;

export const pathOfPart = (part: Part): string => `/luettelo/${part}`;

/** The tree of a part with the category that is open. */
export async function loadCategories({ shop, actor }: ReturnType<typeof staffOf>, name: string, open: string | null) {
  const part = partOf(name);
  if (!part) throw data(null, { status: 404 });
  const [all, opened] = await Promise.all([
    shop.categories.list(actor),
    open === null ? null : shop.categories.open(actor, open),
  ]);
  const root = all.find(({ path }) => path === parts[part]) ?? null;
  const tree = all.filter(({ path }) => kindOf(path) === parts[part] && !isFixed(path));
  const mayStock = mayTry(actor, 'stock.read') && mayTry(actor, 'stock.change');
  return {
    part,
    tree,
    root: root && { ...root, products: 0 },
    threshold: opened && mayStock ? await shop.stock.categoryThreshold(actor, opened.id) : null,
    open: opened && { ...opened, listed: tree.find(({ id }) => id === opened.id) ?? null },
    shopUrl: shop.baseUrl,
    may: mayTry(actor, 'products.edit'),
    mayStock,
  };
}
export type CategoriesPage = Awaited<ReturnType<typeof loadCategories>>;
