import { readProductList } from '#domain/catalog/products/product-list.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { columnsOf, queryOf, views } from './views.ts';

/** As the service counts: a larger count is "more than". */
const MOST = 10_000;

/** Views whose number is quick to tell: stock and running reductions would take longer than the page itself. */
const counted = views.filter(({ text }) => text !== 'view.few' && text !== 'view.reduced');

/** A page of the list, the numbers of its views, and the product that is open beside it. */
export async function loadList(
  { shop, actor, locale }: Pick<ReturnType<typeof staffOf>, 'shop' | 'actor' | 'locale'>,
  params: URLSearchParams,
) {
  const query = readProductList(params);
  const [page, counts, saved, tree] = await Promise.all([
    shop.products.list(actor, query, params.get('after')),
    shop.products.counts(actor, [query, ...counted.map((view) => queryOf(view.query))]),
    shop.savedViews.list(actor, 'products'),
    shop.catalog.tree(locale),
  ]);
  const open = params.get('peek');
  const mayReadCosts = mayTry(actor, 'prices.read-costs');
  const isMarginShown = mayReadCosts && columnsOf(params).includes('margin');
  const margins = isMarginShown
    ? await shop.costs.leastMargins(
        actor,
        page.products.map(({ sku }) => sku),
      )
    : null;
  return {
    ...page,
    query,
    most: MOST,
    total: counts[0] ?? 0,
    counts: Object.fromEntries(counted.map(({ text }, i) => [text, counts[i + 1] ?? 0])),
    saved,
    margins,
    categories: tree.map(({ path, name, level }) => ({ path, name, level })),
    peek: page.products.find(({ sku }) => sku === open) ?? null,
    may: {
      inRow: { state: mayTry(actor, 'products.edit'), threshold: mayTry(actor, 'stock.change') },
      proposes: grantOf(actor.role, 'products.edit') === 'propose',
      readCosts: mayReadCosts,
      create: mayTry(actor, 'products.edit'),
      // a proposal of somebody who may not change things alone is a change set too
      change: grantOf(actor.role, 'products.edit') !== null || grantOf(actor.role, 'prices.edit') !== null,
    },
  };
}
