import type { PictureService } from '#backend/catalog/media/service.ts';
import { storeUpload, type UploadRefusal } from '#backend/catalog/media/uploads.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Result } from '#domain/base/result.ts';
import type { ProductListQuery } from '#domain/catalog/products/product-list.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { countProducts, listProducts, type ProductListPage, skusOfQuery } from './list-products.ts';
import { type OpenProduct, openProduct } from './open-product.ts';
import { type ChangeDeps, createProductChanges } from './product-changes.ts';

export type { ListedProduct } from './list-products.ts';
export type { OpenProduct, SkuFacts } from './open-product.ts';
export type { ProductClash, ProductSaved } from './product-changes.ts';

type Deps = ChangeDeps & { pictures: Pick<PictureService, 'add'>; jobs: Pick<Jobs, 'define'> };

/** Products as staff see and change them: those on sale, drafts, and those taken out of the shop. */
export function createStaffProductService({ db, now }: Pick<ShopContext, 'db' | 'now'>, deps: Deps) {
  const { publishDue, ...changes } = createProductChanges({ db, now }, deps);
  deps.jobs.define('publish-products', async () => void (await publishDue()), { cron: '* * * * *' });
  return {
    ...changes,
    publishDue,

    /** A product with everything its page shows; null when there is none of this sku. */
    async open(actor: Actor, sku: Sku): Promise<OpenProduct | null> {
      authorise(actor, 'products.read');
      return openProduct(db.kysely, sku, { now: now(), deliveryMethods: deps.deliveryMethods });
    },

    /** Stores a photo and returns its id; it belongs to no product yet. */
    async upload(actor: Actor, bytes: Uint8Array): Promise<Result<string, UploadRefusal, null>> {
      authorise(actor, 'products.edit');
      return storeUpload(deps.pictures, bytes);
    },

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
