import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import {
  type Fit,
  type Review,
  type ReviewQuery,
  type ReviewState,
  type ReviewSummary,
  summaryOf,
} from '#domain/catalog/reviews/review.ts';

type Handle = Kysely<Tables>;

/** A line of an order that can be reviewed. */
export type ReviewedLine = {
  position: number;
  sku: Sku;
  productSku: Sku;
  productId: number;
  title: string;
  variationName: string;
  image: string | null;
  /** Whether its sizes are asked about. */
  hasSizes: boolean;
  state: ReviewState | null;
};

/** Lines of goods that are still on sale; gift cards and spare parts have no page to stand on. */
export async function reviewedLines(db: Handle, orderId: string): Promise<ReviewedLine[]> {
  const { rows } = await sql<ReviewedLine>`
    select l.position, l.sku, p.sku as "productSku", p.id as "productId", l.title, l.variation_name as "variationName", l.image,
      v.options ? 'koko' as "hasSizes", r.state
    from order_line l join product_variant v on v.sku = l.sku join product p on p.id = v.product_id
    left join review r on r.order_id = l.order_id and r.position = l.position
    where l.order_id = ${orderId} and p.vat_class <> 'voucher'
    order by l.position`.execute(db);
  return rows;
}

const PAGE = 10;

const ORDERS = {
  newest: sql`created_at desc, id`,
  highest: sql`stars desc, created_at desc, id`,
  lowest: sql`stars, created_at desc, id`,
};

const PARTS = { photos: sql`and photos <> '{}'`, text: sql`and text <> ''` };

/** Counts of all approved reviews of a product. */
export async function summaryOfProduct(db: Handle, sku: Sku): Promise<ReviewSummary> {
  const { rows } = await sql<{ stars: number; fit: Fit | null; count: number }>`
    select stars, fit, count(*)::int as count from review where product_sku = ${sku} and state = 'approved'
    group by stars, fit`.execute(db);
  return summaryOf(rows);
}

/** The summary of a product and its newest reviews, in one statement. */
export async function reviewsOfProduct(db: Handle, sku: Sku, size: number) {
  const { rows } = await sql<{ counts: Parameters<typeof summaryOf>[0]; reviews: Review[] }>`
    with approved as (select * from review where product_sku = ${sku} and state = 'approved')
    select
      (select coalesce(jsonb_agg(c), '[]') from (
        select stars, fit, count(*)::int as count from approved group by stars, fit) c) as counts,
      (select coalesce(jsonb_agg(r), '[]') from (
        select id, stars, text, fit, name, photos, locale, created_at as at, answer from approved
        order by created_at desc, id limit ${size}) r) as reviews`.execute(db);
  const { counts = [], reviews = [] } = rows[0] ?? {};
  return {
    summary: summaryOf(counts),
    reviews: reviews.map((review): Review => ({ ...review, at: new Date(review.at).toISOString() })),
  };
}

/** A page of a product's approved reviews; `more`: there is another page. */
export async function publicReviews(db: Handle, sku: Sku, { sort, stars, only, page }: ReviewQuery) {
  const { rows } = await sql<Omit<Review, 'at'> & { at: Date }>`
    select id, stars, text, fit, name, photos, locale, created_at as at, answer from review
    where product_sku = ${sku} and state = 'approved' ${stars === null ? sql`` : sql`and stars = ${stars}`}
      ${only === null ? sql`` : PARTS[only]}
    order by ${ORDERS[sort]} limit ${PAGE + 1} offset ${(page - 1) * PAGE}`.execute(db);
  const reviews = rows.slice(0, PAGE).map((row): Review => ({ ...row, at: row.at.toISOString() }));
  return { reviews, more: rows.length > PAGE };
}
