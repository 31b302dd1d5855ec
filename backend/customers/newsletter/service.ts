import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ContentService } from '#backend/content/pages/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { createLimits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { createAccountSync } from './account-sync.ts';
import type { NewsletterDeps, OnConsent } from './deps.ts';
import { createLetters } from './letters/send-letter.ts';
import { followLink } from './letters/staff/links.ts';
import { createSendDue } from './letters/staff/send-due.ts';
import { createStaffLetters } from './letters/staff/staff-letters.ts';
import { createListManagement } from './list-management.ts';
import { createMailLinks } from './mail-links.ts';
import { createRetention } from './retention.ts';
import { createSubscribe } from './subscribe.ts';

export type { Owner } from './account-sync.ts';
export type { NewsletterConsent } from './deps.ts';
export type { LetterSaved } from './letters/staff/save-letter.ts';
export type { LetterStep } from './letters/staff/steps.ts';
export type { LetterProblem, StoredLetter } from './letters/staff/stored.ts';
export type { ListedAddress, StaffReason } from './letters/staff/suppressions.ts';
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
  catalog: Pick<CatalogService, 'cardsBySku'>;
};

/**
 * The newsletter: double opt-in, unsubscription at any time, letters to confirmed subscribers (newsletter-1,
 * newsletter-2).
 */
export function createNewsletterService(ctx: ShopContext, { jobs, content, search, catalog, ...needs }: Needs) {
  let listener: OnConsent | undefined;
  const onConsent: OnConsent = async (tx, consent) => (listener ? listener(tx, consent) : null);
  const deps: NewsletterDeps = { ...needs, ctx, limits: createLimits(ctx.db), onConsent };
  const retain = createRetention(deps);
  jobs.define('newsletter-retention', retain, { cron: '37 3 * * *' });
  const management = createListManagement(deps);
  const letters = createLetters({ ...deps, content, search, catalog });
  const sendDue = createSendDue(ctx, letters);
  jobs.define('newsletter-due', sendDue, { cron: '* * * * *' });

  return {
    ...createSubscribe(deps),
    ...createMailLinks(deps),
    accountSync: createAccountSync(deps),
    management,
    letters,
    /** Letters as staff write them in the admin. */
    staff: createStaffLetters(ctx, { letters, management }),
    /** Sends letters whose time has come; run by the job queue each minute, and by tests directly. */
    sendDue,
    /** Where a link of a letter leads; null: unknown. */
    followLink: (link: Parameters<typeof followLink>[1]) => followLink(ctx.db.kysely, link),
    /** Sets the listener that gets every consent within its transaction: the accounts. */
    onConsent(applyConsent: OnConsent): void {
      listener = applyConsent;
    },
    /** Nightly cleanup; run by the job queue, and by tests directly. */
    retain,
  };
}
