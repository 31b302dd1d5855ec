import { DAY_MS } from '#domain/base/time/durations.ts';
import type { NewsletterDeps } from './deps.ts';
import { MARKETING_MAILS } from './mails/newsletter-mail.ts';
import { deleteOld } from './queries.ts';

/** Days until an unconfirmed address is deleted after its link expired. */
const PENDING_DAYS = 30;
/**
 * Days for which the shop can prove what an unsubscribed reader consented to; after that only the hash of the address
 * stays.
 */
const GONE_DAYS = 3 * 365;
const MAIL_DAYS = 30;

/** Nightly deletion of old subscribers (docs/newsletter.md). */
export const createRetention =
  ({ ctx, mail }: Pick<NewsletterDeps, 'ctx' | 'mail'>) =>
  async (): Promise<void> => {
    const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
    const { kysely } = ctx.db;
    const subscribers = await deleteOld(kysely, { pendingBefore: ago(PENDING_DAYS), goneBefore: ago(GONE_DAYS) });
    const kinds = [...MARKETING_MAILS, 'newsletter-confirm', 'newsletter-already', 'watch-confirm'];
    await mail.forgetMailsOf(kysely, kinds, ago(MAIL_DAYS));
    ctx.log.info({ subscribers }, 'old newsletter addresses deleted');
  };
