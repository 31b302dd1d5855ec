import type { Kysely } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { FormStamps } from '#backend/platform/http-kit/form-stamps.ts';
import type { Limits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { NewsletterMail } from './mails/newsletter-mail.ts';

/** Consent to the newsletter given or withdrawn. */
export type NewsletterConsent = { email: string; granted: boolean; textVersion: string; at: Date };
/**
 * Applies a consent to the account of the address, in the same transaction. Returns the account whose verified address
 * it is, or null.
 */
export type OnConsent = (tx: Kysely<Tables>, consent: NewsletterConsent) => Promise<{ userId: string } | null>;

export type NewsletterDeps = {
  ctx: ShopContext;
  mail: MailService<NewsletterMail>;
  formStamps: Pick<FormStamps, 'trapped'>;
  limits: Pick<Limits, 'consume'>;
  onConsent: OnConsent;
};
