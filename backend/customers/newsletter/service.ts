import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ContentService } from '#backend/content/pages/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { createLimits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { createAnswering } from './answering.ts';
import { createAsking } from './asking.ts';
import { createLetters } from './letters/send-letter.ts';
import type { NewsletterParts, OnWord } from './parts.ts';
import { createRetention } from './retention.ts';
import { createShopSide } from './shop-side.ts';
import { createWithAccount } from './with-account.ts';

export type { LinkReader } from './answering.ts';
export type { Asking, AskOutcome } from './asking.ts';
export { trapped } from './asking.ts';
export { confirmUrl, unsubscribeUrl } from './links.ts';
export type { NewsletterWord } from './parts.ts';
export { hashOf, isPossibleToken, newToken } from './secrets.ts';
export { suppressionOf } from './suppression.ts';
export type { Owner } from './with-account.ts';

export type NewsletterService = ReturnType<typeof createNewsletterService>;

type Needs = Pick<NewsletterParts, 'mail' | 'formStamps'> & {
  jobs: Pick<Jobs, 'define'>;
  content: ContentService;
  search: Pick<SearchService, 'listing'>;
};

/**
 * The newsletter: double opt-in, unsubscription at any time, letters to confirmed subscribers (newsletter-1,
 * newsletter-2).
 */
export function createNewsletterService(ctx: ShopContext, { jobs, content, search, ...needs }: Needs) {
  let hear: OnWord | undefined;
  const onWord: OnWord = async (tx, word) => (hear ? hear(tx, word) : null);
  const parts: NewsletterParts = { ...needs, ctx, limits: createLimits(ctx.db), onWord };
  const retain = createRetention(parts);
  jobs.define('newsletter-retention', retain, { cron: '37 3 * * *' });

  return {
    ...createAsking(parts),
    ...createAnswering(parts),
    withAccount: createWithAccount(parts),
    shopSide: createShopSide(parts),
    letters: createLetters({ ...parts, content, search }),
    /** Sets the listener that gets every consent within its transaction: the accounts. */
    onWord(listener: OnWord): void {
      hear = listener;
    },
    /** Nightly cleanup; run by the job queue, and by tests directly. */
    retain,
  };
}
