import { randomUUID } from 'node:crypto';
import type { Client, Visitor } from '#backend/customers/sign-in/service.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type Limited, oneMail } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { checkSubscribe, type SubscribeProblems } from '#domain/customers/newsletter/subscribe-form.ts';
import {
  after,
  CONFIRM_DAYS,
  mayMail,
  NEWSLETTER_TEXT_VERSION,
  type NewsletterSource,
} from '#domain/customers/newsletter/subscription.ts';
import type { NewsletterDeps } from './deps.ts';
import { confirmUrl, unsubscribeUrl } from './links.ts';
import { countAsked, lockSubscriber, logConsent, type Subscriber, updateSubscriber } from './queries.ts';
import { recordConsent } from './record-consent.ts';
import { hashOf, newToken } from './secrets.ts';
import { suppressionOf } from './suppression.ts';

/** A second request within this time, such as a retried order, sends no second mail; the first link stays valid. */
const FRESH_MS = 10 * 60_000;
/** Limit of confirmation mails a day to an unconfirmed address, whoever requests them. */
const MAILS_A_DAY = 3;

/** Origin of a subscription request. */
export type SubscribeRequest = {
  locale: Locale;
  source: NewsletterSource;
  client: Pick<Client, 'ip'>;
  visitor: Pick<Visitor, 'userId' | 'email' | 'isVerified'> | null;
};
/**
 * `confirmed`: the customer's own verified address, subscribed at once. Otherwise the response is the same whether or
 * not the address was subscribed (newsletter-1). 'robot': the honeypot was filled in, or the form was sent too fast.
 */
export type SubscribeOutcome =
  | Result<{ email: string; confirmed: boolean }, 'invalid', SubscribeProblems>
  | Fail<'robot', 'website' | 'early' | 'stale'>
  | Limited;

/** Bot check of a newsletter form. The footer of cached pages has no time stamp. */
export function trapped(
  form: Readonly<Record<string, unknown>>,
  source: NewsletterSource,
  formStamps: NewsletterDeps['formStamps'],
): 'website' | 'early' | 'stale' | null {
  return formStamps.trapped(form, { mayLackStamp: source === 'footer' });
}

const owns = ({ visitor }: SubscribeRequest, email: string) =>
  visitor?.isVerified && visitor.email === email ? visitor : null;

/** Newsletter requests: double opt-in, except for a customer's own verified address (newsletter-1). */
export function createSubscribe({ ctx, mail, limits, formStamps, onConsent }: NewsletterDeps) {
  async function mailToConfirm(tx: Tx, id: string, { email, locale }: { email: string; locale: Locale }, at: Date) {
    const token = newToken();
    const token_expires_at = new Date(at.getTime() + CONFIRM_DAYS * DAY_MS);
    await updateSubscriber(tx, id, { token_hash: hashOf(token), token_expires_at });
    const url = confirmUrl(ctx.baseUrl, locale, token);
    const about = { subjectId: `${id}:${hashOf(token)}`, to: email, locale };
    await mail.queue(tx, { kind: 'newsletter-confirm', ...about, url, days: CONFIRM_DAYS });
  }

  /** Whether a confirmation mail was just sent, or the daily limit is reached. */
  async function isMailed(tx: Tx, { id, linkEndsAt }: Subscriber, at: Date): Promise<boolean> {
    const age = linkEndsAt ? at.getTime() - (linkEndsAt.getTime() - CONFIRM_DAYS * DAY_MS) : FRESH_MS;
    return age < FRESH_MS || (await countAsked(tx, id, new Date(at.getTime() - DAY_MS))) >= MAILS_A_DAY;
  }

  /** Handles a request for a validated address. The mail is sent after the caller's commit. */
  async function take(tx: Tx, email: string, asking: SubscribeRequest): Promise<{ confirmed: boolean }> {
    const { locale, source, client } = asking;
    const at = ctx.now();
    const owner = owns(asking, email);
    if (!mayMail(await suppressionOf(tx, email), 'confirmation')) return { confirmed: false };
    const textVersion = NEWSLETTER_TEXT_VERSION;
    const subscriber = await lockSubscriber(tx, { email, locale, source, textVersion, at });
    const said = { source, textVersion, ip: client.ip, at };
    if (owner) {
      await recordConsent(tx, subscriber, said);
      await updateSubscriber(tx, subscriber.id, { user_id: owner.userId, locale });
      await onConsent(tx, { email, granted: true, textVersion, at });
      return { confirmed: true };
    }
    if (subscriber.status === 'confirmed') {
      const url = unsubscribeUrl(ctx.baseUrl, locale, subscriber.unsubscribeToken);
      const about = { subjectId: randomUUID(), to: email, locale };
      await mail.queue(tx, { kind: 'newsletter-already', ...about, unsubscribeUrl: url });
      return { confirmed: false };
    }
    if (await isMailed(tx, subscriber, at)) return { confirmed: false };
    const status = after(subscriber.status, 'ask');
    await updateSubscriber(tx, subscriber.id, { status, locale, source, text_version: textVersion });
    await logConsent(tx, subscriber.id, { kind: 'asked', ...said });
    await mailToConfirm(tx, subscriber.id, { email, locale }, at);
    return { confirmed: false };
  }

  return {
    /** Handles a form with an `email`. Page forms also carry `stamp` and `website` for the bot check. */
    async ask(input: Readonly<Record<string, unknown>>, asking: SubscribeRequest): Promise<SubscribeOutcome> {
      const checked = checkSubscribe(input);
      if (!checked.ok) return checked;
      const robot = trapped(input, asking.source, formStamps);
      if (robot) return fail('robot', robot);
      const { email } = checked.value;
      const limited = await limits.consume(...oneMail(asking.client.ip, email));
      if (limited) return limited;
      const taken = await inTransaction(ctx.db.kysely, (tx) => take(tx, email, asking));
      return ok({ email, ...taken });
    },

    /**
     * Handles the newsletter box of another form, such as the checkout. A failure is logged and does not fail that
     * form.
     */
    async subscribeBeside(email: string, asking: SubscribeRequest): Promise<void> {
      try {
        const checked = checkSubscribe({ email });
        if (!checked.ok || (await limits.consume(...oneMail(asking.client.ip, checked.value.email)))) return;
        await inTransaction(ctx.db.kysely, (tx) => take(tx, checked.value.email, asking));
      } catch (error) {
        ctx.log.error({ err: error, source: asking.source }, 'newsletter request failed');
      }
    },
  };
}
