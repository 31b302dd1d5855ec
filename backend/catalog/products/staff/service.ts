import type { PictureService } from '#backend/catalog/media/service.ts';
import { storeUpload, type UploadRefusal } from '#backend/catalog/media/uploads.ts';
import type { ProductPage } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { Previews } from '#backend/platform/previews.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Result } from '#domain/base/result.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { ProductListQuery } from '#domain/catalog/products/product-list.ts';
import { type Actor, authorise, authoriseProposal } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { type FoundProduct, findProducts } from './find-products.ts';
import { createFormPreviews } from './form-previews.ts';
import { countProducts, listProducts, type ProductListPage, skusOfQuery } from './list-products.ts';
import { type OpenProduct, openProduct } from './open-product.ts';
import { draftAt, previewProduct } from './preview-product.ts';
import { createProductChanges } from './product-changes.ts';
import type { ChangeDeps } from './store-product.ts';

export type { FormPreview } from './form-previews.ts';
export type { ListedProduct } from './list-products.ts';
export type { OpenProduct, SkuFacts } from './open-product.ts';
export type { ProductClash, ProductProposal, ProductRefusal, ProductSaved } from './product-changes.ts';

type Deps = ChangeDeps & {
  previews: Previews;
  pictures: Pick<PictureService, 'add' | 'has'>;
  jobs: Pick<Jobs, 'define'>;
};

const PREVIEW_DAYS = 7;

/** Products as staff see and change them: those on sale, drafts, and those taken out of the shop. */
export function createStaffProductService({ db, now }: Pick<ShopContext, 'db' | 'now'>, deps: Deps) {
  const { publishDue, ...changes } = createProductChanges({ db, now }, deps);
  const previews = createFormPreviews({ db, now }, deps);
  const today = () => localDay(now(), shop.timeZone);
  deps.jobs.define('publish-products', async () => void (await publishDue()), {
    cron: '* * * * *',
    isPlanned: true,
  });
  return {
    ...changes,
    publishDue,

    /** A product with everything its page shows; null when there is none of this sku. */
    async open(actor: Actor, sku: Sku): Promise<OpenProduct | null> {
      authorise(actor, 'products.read');
      return openProduct(db.kysely, sku, { now: now(), deliveryMethods: deps.deliveryMethods });
    },

    /** A link token to a draft as shoppers would see it; null when it has no address yet. */
    async previewToken(actor: Actor, { state, fields }: Pick<OpenProduct, 'state' | 'fields'>): Promise<string | null> {
      authorise(actor, 'products.read');
      const isDraft = state !== 'published' && Boolean(fields.slug);
      return isDraft ? deps.previews.token('product', fields.slug ?? '', today(), PREVIEW_DAYS) : null;
    },

    /** Keeps a form for half an hour, so that its maker sees in the shop what it would make. */
    previewForm: previews.begin,

    /** The page of a draft or of a form for who has its link; null when that is no longer good, or lacks what a page needs. */
    async preview(slug: string, token: string, locale: Locale): Promise<ProductPage | null> {
      if (!deps.previews.isGood('product', slug, today(), token)) return previews.page(slug, token, locale);
      return previewProduct(db.kysely, draftAt(slug, now()), locale, {
        now: now(),
        deliveryMethods: deps.deliveryMethods,
      });
    },

    /** Stores a photo and returns its id; it belongs to no product yet. */
    async upload(actor: Actor, bytes: Uint8Array): Promise<Result<string, UploadRefusal, null>> {
      authoriseProposal(actor, 'products.edit');
      return storeUpload(deps.pictures, bytes);
    },

    /** A page of products by Finnish name; `after` is the `next` of the page before. */
    async list(
      actor: Actor,
      query: ProductListQuery,
      after: string | null = null,
      limit?: number,
    ): Promise<ProductListPage> {
      authorise(actor, 'products.read');
      return listProducts(db.kysely, query, { after, now: now(), ...(limit && { limit }) });
    },

    /** The best few products and drafts for a code or words. */
    async find(actor: Actor, text: string, limit: number): Promise<FoundProduct[]> {
      authorise(actor, 'products.read');
      return findProducts(db.kysely, text, limit);
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
