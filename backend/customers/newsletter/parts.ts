import type { Kysely } from 'kysely';
import type { Limits } from '#backend/customers/sign-in/limits/limits.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { FormStamps } from '#backend/platform/http-kit/form-stamps.ts';
import type { MailService } from '#backend/platform/mail/service.ts';

/** A yes or a no to the newsletter. */
export type NewsletterWord = { email: string; granted: boolean; textVersion: string; at: Date };
/**
 * Lets the account of an address say the same, in the transaction that writes the word down. Gives the account whose
 * confirmed address it is; null when there is none.
 */
export type OnWord = (tx: Kysely<Tables>, word: NewsletterWord) => Promise<{ userId: string } | null>;

export type NewsletterParts = {
  ctx: ShopContext;
  mail: MailService;
  formStamps: Pick<FormStamps, 'trapped'>;
  limits: Pick<Limits, 'consume'>;
  onWord: OnWord;
};
