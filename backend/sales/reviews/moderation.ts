import { type Kysely, sql } from 'kysely';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import {
  type Fit,
  LONGEST_TEXT,
  type RejectReason,
  type ReviewState,
  reviewStates,
} from '#domain/catalog/reviews/review.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';

type Deps = { search: Pick<SearchService, 'recordChange'> };

/** A review as staff see it. */
export type ListedReview = {
  id: string;
  productSku: string;
  product: string;
  slug: string | null;
  variationName: string | null;
  orderNumber: string | null;
  stars: number;
  text: string;
  fit: Fit | null;
  name: string;
  photos: string[];
  state: ReviewState;
  reason: RejectReason | null;
  answer: string | null;
  at: Date;
};

const PAGE = 50;
const cursorOf = ({ at, id }: Pick<ListedReview, 'at' | 'id'>) => `${at.toISOString()} ${id}`;

/** Renews the cached page and the search of a product, with the commit. */
export const announceWith =
  (search: Deps['search']) =>
  async (tx: Kysely<Tables>, sku: string): Promise<void> => {
    const product = await tx.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst();
    if (!product) return;
    await search.recordChange(tx, [product.id]);
    await sql`select pg_notify(${CATALOG_CHANGED}, 'product')`.execute(tx);
  };

/** The queue of reviews: approve, reject with a reason, answer. Pages of products follow at once (review-4). */
export function createModeration({ db, now }: Pick<ShopContext, 'db' | 'now'>, { search }: Deps) {
  const announce = announceWith(search);

  const locked = (tx: Kysely<Tables>, id: string) =>
    tx.selectFrom('review').selectAll().where(sql<boolean>`id::text = ${id}`).forUpdate().executeTakeFirst();

  return {
    /** A page of reviews of a state, newest first. */
    async list(actor: Actor, state: ReviewState, after: string | null) {
      authorise(actor, 'reviews.moderate', { subject: 'reviews' });
      const [at = '', id = ''] = (after ?? '').split(' ');
      const cursor = Number.isNaN(Date.parse(at))
        ? sql``
        : sql`and (r.created_at, r.id::text) < (${new Date(at)}, ${id})`;
      const { rows } = await sql<ListedReview>`
        select r.id, r.product_sku as "productSku", coalesce(p.name_fi, r.product_sku) as product, p.slug,
          v.variation_name_fi as "variationName", o.number as "orderNumber", r.stars, r.text, r.fit, r.name, r.photos, r.state,
          r.reason, r.answer, r.created_at as at
        from review r left join product p on p.sku = r.product_sku left join product_variant v on v.sku = r.sku
        left join customer_order o on o.id = r.order_id
        where r.state = ${state} ${cursor} order by r.created_at desc, r.id::text desc limit ${PAGE + 1}`.execute(
        db.kysely,
      );
      const reviews = rows.slice(0, PAGE);
      const last = rows.length > PAGE ? reviews.at(-1) : undefined;
      return { reviews, next: last ? cursorOf(last) : null };
    },

    /** How many reviews each state has. */
    async counts(actor: Actor): Promise<Record<ReviewState, number>> {
      authorise(actor, 'reviews.moderate', { subject: 'reviews' });
      const { rows } = await sql<{ state: ReviewState; n: number }>`
        select state, count(*)::int as n from review group by state`.execute(db.kysely);
      const of = (state: ReviewState) => rows.find((row) => row.state === state)?.n ?? 0;
      const [pending, approved, rejected] = reviewStates.map(of);
      return { pending: pending ?? 0, approved: approved ?? 0, rejected: rejected ?? 0 };
    },

    /**
     * Approves a review, or rejects it with a reason (`reason` null: approved). `seen` is the state that the person saw: a colleague's
     * decision meanwhile is not undone unseen.
     */
    async decide(
      actor: Actor,
      id: string,
      { reason, seen }: { reason: RejectReason | null; seen: ReviewState },
    ): Promise<Result<null, 'unknown' | 'decided', null>> {
      authorise(actor, 'reviews.moderate', { subject: id });
      return inTransaction(db.kysely, async (tx) => {
        const review = await locked(tx, id);
        if (!review) return fail('unknown', null);
        if (review.state !== seen) return fail('decided', null);
        const state = reason === null ? 'approved' : 'rejected';
        await tx.updateTable('review').set({ state, reason, decided_at: now() }).where('id', '=', review.id).execute();
        await recordAudit(tx, actor, now(), {
          action: `reviews.${state === 'approved' ? 'approve' : 'reject'}`,
          subject: { kind: 'review', id },
          before: { state: seen },
          after: { state, ...(reason && { reason }) },
        });
        await announce(tx, review.product_sku);
        return ok(null);
      });
    },

    /** Answers a review in the shop's name; an empty text takes the answer away. */
    async answer(actor: Actor, id: string, text: string): Promise<Result<null, 'unknown' | 'too_long', null>> {
      authorise(actor, 'reviews.moderate', { subject: id });
      const answer = text.trim() || null;
      if (answer && answer.length > LONGEST_TEXT) return fail('too_long', null);
      return inTransaction(db.kysely, async (tx) => {
        const review = await locked(tx, id);
        if (!review) return fail('unknown', null);
        const changed = { answer, answered_at: answer === null ? null : now() };
        await tx.updateTable('review').set(changed).where('id', '=', review.id).execute();
        await recordAudit(tx, actor, now(), {
          action: 'reviews.answer',
          subject: { kind: 'review', id },
          before: { answer: review.answer },
          after: { answer },
        });
        if (review.state === 'approved') await announce(tx, review.product_sku);
        return ok(null);
      });
    },
  };
}
