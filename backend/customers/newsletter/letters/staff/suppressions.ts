import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { emailProblem, maskEmail, normalizeEmail } from '#domain/base/contact-details/email.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import type { SubscriptionStatus, SuppressionReason } from '#domain/customers/newsletter/subscription.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { ListManagement } from '../../list-management.ts';

/** What is known of an address: its subscription and why it gets no marketing; null: nothing. */
export type ListedAddress = {
  email: string;
  status: SubscriptionStatus | null;
  suppressed: SuppressionReason | null;
};

/** Reasons that people give; `unsubscribed` comes from readers themselves. */
export const staffReasons = ['asked', 'complaint', 'bounce'] as const satisfies SuppressionReason[];
export type StaffReason = (typeof staffReasons)[number];

/** Addresses that get no marketing (admin-letter-5). Only hashes of them are stored, so they are looked up one by one. */
export function createSuppressions({ now }: Pick<ShopContext, 'now'>, management: ListManagement) {
  // the log names the masked address: the suppression outlives the right to keep the whole one
  const entry = (actor: Actor, step: 'suppress' | 'allow', email: string, reason?: StaffReason) => ({
    subject: { kind: 'subscriber', id: maskEmail(email) },
    action: step === 'suppress' ? 'newsletter.suppress' : 'newsletter.allow',
    ...(reason && { after: { reason } }),
    actor,
  });

  return {
    /** Subscribers by status and language, suppressions by reason. */
    async counts(actor: Actor) {
      authorise(actor, 'newsletter.suppress');
      return management.counts();
    },

    async find(actor: Actor, typed: string): Promise<Ok<ListedAddress> | Fail<'email'>> {
      authorise(actor, 'newsletter.suppress');
      if (emailProblem(typed)) return fail('email');
      const email = normalizeEmail(typed);
      const { subscriber, suppressed } = await management.find(email);
      return ok({ email, status: subscriber?.status ?? null, suppressed });
    },

    /** Stops all marketing to an address, subscribed or not; false: it was stopped before. */
    async suppress(actor: Actor, typed: string, reason: StaffReason): Promise<Ok<boolean> | Fail<'email'>> {
      authorise(actor, 'newsletter.suppress');
      if (emailProblem(typed)) return fail('email');
      const { actor: by, ...record } = entry(actor, 'suppress', normalizeEmail(typed), reason);
      return ok(await management.suppress(typed, reason, (tx) => recordAudit(tx, by, now(), record)));
    },

    /** Lifts the suppression of an address; false: it had none. Letters come only after a new consent. */
    async allow(actor: Actor, typed: string): Promise<Ok<boolean> | Fail<'email'>> {
      authorise(actor, 'newsletter.suppress');
      if (emailProblem(typed)) return fail('email');
      const { actor: by, ...record } = entry(actor, 'allow', normalizeEmail(typed));
      return ok(await management.unsuppress(typed, (tx) => recordAudit(tx, by, now(), record)));
    },
  };
}
