import type { Kysely } from 'kysely';
import type { PictureService } from '#backend/catalog/media/service.ts';
import { rewriteUpload, type UploadRefusal } from '#backend/catalog/media/uploads.ts';
import { hashOf, isPossibleToken } from '#backend/customers/newsletter/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { createLimits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Locale } from '#domain/base/locale.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { checkReview, MOST_PHOTOS, type ReviewForm, type ReviewProblems } from '#domain/catalog/reviews/review.ts';
import { type ReviewedLine, reviewedLines } from './queries.ts';
import { LINK_DAYS } from './requests.ts';

/** As `newOrder` draws it. */
const isOrderSecret = (text: string) => /^[\w-]{32}$/.test(text);

type Deps = { pictures: Pick<PictureService, 'add'> };

/** What the page of a link shows. `name` is a proposal for the name that shoppers see. */
export type ReviewLink = { number: string; name: string; lines: ReviewedLine[] };

export type ReviewRefusal =
  | { reason: 'old' | 'already' | 'limited' }
  | { reason: 'invalid'; problems: ReviewProblems }
  | { reason: 'photo'; problem: UploadRefusal | 'too_many' };

/** Reviews by the secret link of an order: each line once (review-1). */
export function createReviewWriting(ctx: ShopContext, { pictures }: Deps) {
  const { db, now } = ctx;
  const limits = createLimits(db);

  async function findOrder(kysely: Kysely<Tables>, token: string) {
    if (!isPossibleToken(token) && !isOrderSecret(token)) return null;
    const asked = await kysely
      .selectFrom('review_request as r')
      .innerJoin('customer_order as o', 'o.id', 'r.order_id')
      .select(['o.id', 'o.number', 'o.contact'])
      .where('r.token_hash', '=', hashOf(token))
      .where('r.expires_at', '>', now())
      .executeTakeFirst();
    return asked ?? (await findBought(kysely).where('o.secret', '=', token).executeTakeFirst()) ?? null;
  }

  /** Orders whose goods have come: their own pages lead to the form, without anybody having been asked (review-7). */
  const findBought = (kysely: Kysely<Tables>) =>
    kysely
      .selectFrom('customer_order as o')
      .select(['o.id', 'o.number', 'o.contact'])
      .where('o.status', 'in', ['completed', 'shipped'])
      .where('o.updated_at', '>', new Date(now().getTime() - LINK_DAYS * DAY_MS));

  return {
    /** The address of the form of an order that its owner is looking at; null when it has nothing left to review. */
    async ofOrder(number: string): Promise<string | null> {
      const order = await findBought(db.kysely).select('o.secret').where('o.number', '=', number).executeTakeFirst();
      if (!order?.secret) return null;
      const isLeft = (await reviewedLines(db.kysely, order.id)).some(({ state }) => state === null);
      return isLeft ? `/arvostele/${order.secret}` : null;
    },

    /** The lines of a link's order; null when the link is unknown or has expired. */
    async open(token: string): Promise<ReviewLink | null> {
      const order = await findOrder(db.kysely, token);
      if (!order) return null;
      const { firstname = '' } = order.contact as { firstname?: string };
      return { number: order.number, name: firstname, lines: await reviewedLines(db.kysely, order.id) };
    },

    /** Stores a review of a line; it waits for moderation. Photos are written anew, without EXIF. */
    async write(
      token: string,
      { position, form, photos }: { position: number; form: ReviewForm; photos: Uint8Array[] },
      { locale, ip }: { locale: Locale; ip: string },
    ): Promise<Result<{ id: string }, 'refused', ReviewRefusal>> {
      const refuse = (refusal: ReviewRefusal) => fail('refused' as const, refusal);
      if (await limits.consume(['token-from', ip])) return refuse({ reason: 'limited' });
      const order = await findOrder(db.kysely, token);
      const line = order && (await reviewedLines(db.kysely, order.id)).find((one) => one.position === position);
      if (!order || !line) return refuse({ reason: 'old' });
      const checked = checkReview(form);
      if ('problems' in checked) return refuse({ reason: 'invalid', problems: checked.problems });
      if (photos.length > MOST_PHOTOS) return refuse({ reason: 'photo', problem: 'too_many' });
      if (line.state !== null) return refuse({ reason: 'already' });
      // before the transaction, which would hold the one session of PGlite while photos are decoded; nothing is stored of refused ones
      const rewritten = [];
      for (const photo of photos) {
        const one = await rewriteUpload(photo);
        if (!one.ok) return refuse({ reason: 'photo', problem: one.reason });
        rewritten.push(one.value);
      }
      const { review } = checked;
      const ids = await Promise.all(rewritten.map(({ bytes, type }) => pictures.add(bytes, type)));
      const added = await db.kysely
        .insertInto('review')
        .values({
          order_id: order.id,
          position,
          product_sku: line.productSku,
          sku: line.sku,
          locale,
          photos: ids,
          ...review,
          fit: line.hasSizes ? review.fit : null,
          created_at: now(),
        })
        .onConflict((conflict) => conflict.columns(['order_id', 'position']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added ? ok({ id: added.id }) : refuse({ reason: 'already' });
    },
  };
}
