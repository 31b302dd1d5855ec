import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ContentService } from '#backend/content/pages/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { createLimits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { createAccountSync } from './account-sync.ts';
import type { NewsletterDeps, OnConsent } from './deps.ts';
import { createLetters } from './letters/send-letter.ts';
import { createListManagement } from './list-management.ts';
import { createMailLinks } from './mail-links.ts';
import { createRetention } from './retention.ts';
import { createSubscribe } from './subscribe.ts';

export type { Owner } from './account-sync.ts';
export type { NewsletterConsent } from './deps.ts';
export { confirmUrl, unsubscribeUrl } from './links.ts';
export type { LinkedSubscriber } from './mail-links.ts';
export { hashOf, isPossibleToken, newToken } from './secrets.ts';
export type { SubscribeOutcome, SubscribeRequest } from './subscribe.ts';
export { trapped } from './subscribe.ts';
export { suppressionOf } from './suppression.ts';

export type NewsletterService = ReturnType<typeof createNewsletterService>;

type Needs = Pick<NewsletterDeps, 'mail' | 'formStamps'> & {
  jobs: Pick<Jobs, 'define'>;
  content: ContentService;
  search: Pick<SearchService, 'listing'>;
};

/**
 * The newsletter: double opt-in, unsubscription at any time, letters to confirmed subscribers (newsletter-1,
 * newsletter-2).
 */
export function createNewsletterService(ctx: ShopContext, { jobs, content, search, ...needs }: Needs) {
  let listener: OnConsent | undefined;
  const onConsent: OnConsent = async (tx, consent) => (listener ? listener(tx, consent) : null);
  const deps: NewsletterDeps = { ...needs, ctx, limits: createLimits(ctx.db), onConsent };
  const retain = createRetention(deps);
  jobs.define('newsletter-retention', retain, { cron: '37 3 * * *' });

  return {
    ...createSubscribe(deps),
    ...createMailLinks(deps),
    accountSync: createAccountSync(deps),
    management: createListManagement(deps),
    letters: createLetters({ ...deps, content, search }),
    /** Sets the listener that gets every consent within its transaction: the accounts. */
    onConsent(applyConsent: OnConsent): void {
      listener = applyConsent;
    },
    /** Nightly cleanup; run by the job queue, and by tests directly. */
    retain,
  };
}
