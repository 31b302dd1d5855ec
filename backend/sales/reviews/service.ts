import { type Kysely, sql } from 'kysely';
import type { PictureService } from '#backend/catalog/media/service.ts';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { NewsletterMail } from '#backend/customers/newsletter/mails/newsletter-mail.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { ReviewQuery } from '#domain/catalog/reviews/review.ts';
import { announceWith, createModeration } from './moderation.ts';
import { publicReviews, reviewsOfProduct, summaryOfProduct } from './queries.ts';
import { createReviewRequests } from './requests.ts';
import { createReviewWriting } from './write-review.ts';

export type { ListedReview } from './moderation.ts';
export type { ReviewedLine } from './queries.ts';
export type { ReviewLink, ReviewRefusal } from './write-review.ts';

type Deps = {
  jobs: Pick<Jobs, 'define'>;
  mail: Pick<MailService<NewsletterMail>, 'queueBulk'>;
  pictures: Pick<PictureService, 'add' | 'remove'>;
  search: Pick<SearchService, 'recordChange'>;
  catalog: Pick<CatalogService, 'cached'>;
};

const ON_PAGE = 5;

/** Reviews of bought goods: asked for by mail, written by a secret link, moderated, shown on the product's page. */
export function createReviewService(ctx: ShopContext, { jobs, catalog: { cached }, ...deps }: Deps) {
  const { kysely } = ctx.db;
  const askDue = createReviewRequests(ctx, deps);
  jobs.define('review-requests', async () => void (await askDue()), { cron: '20 10 * * *' });
  return {
    askDue,
    link: createReviewWriting(ctx, deps),
    moderation: createModeration(ctx, deps),

    /** What the page of a product shows: the summary and the newest reviews; from memory until the catalog or a review changes. */
    ofProduct: cached((sku: Sku) => reviewsOfProduct(kysely, sku, ON_PAGE)),

    /** A page of all reviews of a product. */
    async list(sku: Sku, query: ReviewQuery) {
      const [summary, page] = await Promise.all([summaryOfProduct(kysely, sku), publicReviews(kysely, sku, query)]);
      return { summary, ...page };
    },

    /** The reviews of a customer's orders, for the export of own data. */
    async own(userId: string) {
      const { rows } = await sql<{ sku: string; stars: number; text: string; name: string; state: string; at: Date }>`
        select r.sku, r.stars, r.text, r.fit, r.name, r.photos, r.state, r.answer, r.created_at as at
        from review r join customer_order o on o.id = r.order_id where o.user_id = ${userId} order by r.created_at`.execute(
        kysely,
      );
      return rows;
    },

    /** Deletes the reviews of a customer with their photos, before the orders forget whose they were. */
    async forget(tx: Kysely<Tables>, userId: string): Promise<void> {
      const { rows } = await sql<{ sku: string; photos: string[] }>`
        delete from review r using customer_order o where o.id = r.order_id and o.user_id = ${userId}
        returning r.product_sku as sku, r.photos`.execute(tx);
      for (const sku of new Set(rows.map((row) => row.sku))) await announceWith(deps.search)(tx, sku);
      for (const id of rows.flatMap(({ photos }) => photos)) await deps.pictures.remove(id);
    },

    /** Takes the names from reviews of guests' orders from before a time; text and stars stay, without a link to the order. */
    async forgetGuests(tx: Kysely<Tables>, before: Date): Promise<void> {
      await sql`update review r set name = '', order_id = null from customer_order o
        where o.id = r.order_id and o.user_id is null and o.placed_at < ${before}`.execute(tx);
    },
  };
}

export type ReviewService = ReturnType<typeof createReviewService>;
