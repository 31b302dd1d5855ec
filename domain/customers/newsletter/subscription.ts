/** Where an address stands with the newsletter (decisions 8): nothing is sent before it is confirmed, nor after its no. */
export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

export const newsletterSources = ['page', 'footer', 'checkout', 'account'] as const;
/** Where the newsletter was asked for. */
export type NewsletterSource = (typeof newsletterSources)[number];

/**
 * Of the words beside the newsletter's field, and of those beside the product's. Raise it whenever they change: every
 * yes is kept with the version it was said to (web/messages/newsletter-words.test.ts).
 */
export const NEWSLETTER_TEXT_VERSION = '2026-11';

/** How long the link of a mail to confirm holds (facts 8). */
export const CONFIRM_DAYS = 7;

export type SubscriptionStep = 'ask' | 'confirm' | 'unsubscribe';

/**
 * Where a step leads. Anybody can ask for an address, so asking changes nothing that its owner has said:
 * neither a yes nor a no. Confirming begins a subscription, after a no by the link of a mail asked for since; a no is
 * taken from everywhere.
 */
export function after(status: SubscriptionStatus, step: SubscriptionStep): SubscriptionStatus {
  if (step === 'ask') return status;
  return step === 'confirm' ? 'confirmed' : 'unsubscribed';
}

export const suppressionReasons = ['unsubscribed', 'complaint', 'bounce', 'asked'] as const;
/** Why an address gets no marketing. */
export type SuppressionReason = (typeof suppressionReasons)[number];

/**
 * Whether an address may be sent a kind of mail (facts 8). 'unsubscribed' is a no to the newsletter, which its owner may
 * take back by asking and confirming; the other reasons end every mail that nobody ordered, the one to confirm too.
 */
export function mayMail(reason: SuppressionReason | null, mail: 'letter' | 'confirmation' | 'watch'): boolean {
  return reason === null || (reason === 'unsubscribed' && mail !== 'letter');
}
