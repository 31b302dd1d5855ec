import { MARKETING_MAILS } from '#backend/platform/mail/newsletter-mail.ts';
import type { NewsletterParts } from './parts.ts';
import { deleteOld } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** After its link ended, an address nobody confirmed is none of ours. */
const PENDING_DAYS = 30;
/** So long the shop can show what a reader agreed to; after it only the hash of the no stays. */
const GONE_DAYS = 3 * 365;
const MAIL_DAYS = 30;

/** What nobody needs any more goes, every night (docs/newsletter.md). */
export const createRetention =
  ({ ctx, mail }: Pick<NewsletterParts, 'ctx' | 'mail'>) =>
  async (): Promise<void> => {
    const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
    const { kysely } = ctx.db;
    const subscribers = await deleteOld(kysely, { pendingBefore: ago(PENDING_DAYS), goneBefore: ago(GONE_DAYS) });
    const kinds = [...MARKETING_MAILS, 'newsletter-confirm', 'newsletter-already', 'watch-confirm'];
    await mail.forgetMailsOf(kysely, kinds, ago(MAIL_DAYS));
    ctx.log.info({ subscribers }, 'old addresses of the newsletter removed');
  };
