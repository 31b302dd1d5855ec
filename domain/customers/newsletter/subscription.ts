/** Newsletter status of an address. Only a confirmed address gets the newsletter (newsletter-1). */
export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

export const newsletterSources = ['page', 'footer', 'checkout', 'account'] as const;
/** Place where the newsletter was requested. */
export type NewsletterSource = (typeof newsletterSources)[number];

/**
 * Version of the text beside the newsletter and alert fields. Raise it whenever that text changes: every consent is
 * stored with its version. `web/messages/newsletter-words.test.ts` checks it.
 */
export const NEWSLETTER_TEXT_VERSION = '2026-11';

/** Days for which a confirmation link is valid (newsletter-2). */
export const CONFIRM_DAYS = 7;

/** Entry of the consent log. */
export type ConsentKind = 'asked' | 'confirmed' | 'unsubscribed';

export type SubscriptionStep = 'ask' | 'confirm' | 'unsubscribe';

/**
 * State machine of a subscription. Anyone can request the newsletter for an address, so a request changes no earlier
 * consent or refusal. Confirming subscribes, also after an earlier unsubscription. Every status can be unsubscribed
 * (newsletter-1).
 */
export function after(status: SubscriptionStatus, step: SubscriptionStep): SubscriptionStatus {
  if (step === 'ask') return status;
  return step === 'confirm' ? 'confirmed' : 'unsubscribed';
}

export const suppressionReasons = ['unsubscribed', 'complaint', 'bounce', 'asked'] as const;
/** Reason why an address gets no marketing. */
export type SuppressionReason = (typeof suppressionReasons)[number];

/**
 * Whether an address may get this kind of mail. Its owner can revoke 'unsubscribed' by subscribing and confirming
 * again; the other reasons stop every unsolicited mail, the confirmation too.
 */
export function mayMail(reason: SuppressionReason | null, mail: 'letter' | 'confirmation' | 'watch'): boolean {
  return reason === null || (reason === 'unsubscribed' && mail !== 'letter');
}
