import type { ShopContext } from '#backend/platform/context.ts';
import { ownAddress } from '#domain/base/own-address.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { PREVIEW_MINUTES, previewMoment } from '#domain/content/date-preview/preview-moment.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { shop } from '#shop.config';
import { type Occasion, readOccasions } from './occasions.ts';
import { createTokens, type SeenAt } from './token.ts';

/** Where a link of a preview begins and ends. */
export const PREVIEW_PATH = '/esikatselu';
export const PREVIEW_END = '/esikatselu/loppu';
const LONGEST_PAGE = 300;

export type { Occasion } from './occasions.ts';

export type PreviewLink = Ok<{ url: string; at: Date; until: Date }> | Fail<'day' | 'time' | 'past' | 'far' | 'page'>;
export type DatePreviews = ReturnType<typeof createDatePreviews>;

/** A page of the shop by its own path; null for the address of another site. */
export const previewPage = (page: string): string | null => (page.length > LONGEST_PAGE ? null : ownAddress(page));

/** Links that show the shop as it will be at a time (0107). */
export function createDatePreviews(ctx: Pick<ShopContext, 'db' | 'settings' | 'now' | 'baseUrl'>) {
  const tokens = createTokens(ctx.settings.SHOP_SECRET);

  /** Whether the maker of a token may still see what is planned. */
  async function mayLook(staffId: string): Promise<boolean> {
    const person = await ctx.db.kysely
      .selectFrom('staff')
      .select('role')
      .where('id', '=', staffId)
      .where('suspended_at', 'is', null)
      .executeTakeFirst();
    return person !== undefined && grantOf(person.role, 'content.edit') !== null;
  }

  return {
    /** A link to a page of the shop as it will be at a day and time; it is good for an hour (date-preview-1). */
    link(actor: Actor, { page, ...typed }: { day: string; time: string; page: string }): PreviewLink {
      authorise(actor, 'content.edit', { subject: 'date-preview' });
      const path = previewPage(page);
      if (path === null || actor.kind !== 'staff') return fail('page');
      const moment = previewMoment(typed, ctx.now(), shop.timeZone);
      if (!moment.ok) return moment;
      const at = moment.value;
      const until = new Date(ctx.now().getTime() + PREVIEW_MINUTES * MINUTE_MS);
      const query = new URLSearchParams({ t: tokens.write({ at, until, staffId: actor.id }), sivu: path });
      return ok({ url: `${ctx.baseUrl}${PREVIEW_PATH}?${query}`, at, until });
    },

    /** What changes in the shop by itself from now on, for choosing a moment. */
    async occasions(actor: Actor): Promise<Occasion[]> {
      authorise(actor, 'content.edit', { subject: 'date-preview' });
      return readOccasions(ctx.db.kysely, ctx.now());
    },

    /** The moment that a token shows, never before now; null when it is forged or old, or its maker may no longer look. */
    async seenAt(token: string): Promise<SeenAt | null> {
      const seen = tokens.read(token);
      if (!seen || seen.until <= ctx.now() || !(await mayLook(seen.staffId))) return null;
      return seen.at < ctx.now() ? { ...seen, at: ctx.now() } : seen;
    },
  };
}
