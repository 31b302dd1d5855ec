import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { ProductListQuery } from '#domain/catalog/products/product-list.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { countProducts, listProducts, type ProductListPage, skusOfQuery } from './list-products.ts';

export type { ListedProduct } from './list-products.ts';

/** Products as staff see and change them: those on sale, drafts, and those taken out of the shop. */
export function createStaffProductService({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  return {
    /** A page of products by Finnish name; `after` is the `next` of the page before. */
    async list(actor: Actor, query: ProductListQuery, after: string | null = null): Promise<ProductListPage> {
      authorise(actor, 'products.read');
      return listProducts(db.kysely, query, { after, now: now() });
    },

    /** How many products each query finds; 10,001 stands for more than 10,000. */
    async counts(actor: Actor, queries: readonly ProductListQuery[]): Promise<number[]> {
      authorise(actor, 'products.read');
      return countProducts(db.kysely, queries, now());
    },

    /** The skus of what a query finds on sale, up to 10,000: the products that a change of a whole view concerns. */
    async skus(actor: Actor, query: ProductListQuery): Promise<Sku[]> {
      authorise(actor, 'products.read');
      return skusOfQuery(db.kysely, query, now());
    },
  };
}
