import { randomUUID } from 'node:crypto';
import { type Limited, oneMail } from '#backend/customers/sign-in/limits/limits.ts';
import type { Client, Visitor } from '#backend/customers/sign-in/service.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { checkSubscribe, type SubscribeProblems } from '#domain/customers/newsletter/subscribe-form.ts';
import {
  after,
  CONFIRM_DAYS,
  mayMail,
  NEWSLETTER_TEXT_VERSION,
  type NewsletterSource,
} from '#domain/customers/newsletter/subscription.ts';
import { confirmUrl, unsubscribeUrl } from './links.ts';
import type { NewsletterParts } from './parts.ts';
import { countAsked, lockSubscriber, recordSaid, type Subscriber, updateSubscriber } from './queries.ts';
import { sayYes } from './saying.ts';
import { hashOf, newToken } from './secrets.ts';
import { suppressionOf } from './suppression.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Asked for twice at once, as beside an order that is sent again, one mail is enough, and its link goes on. */
const FRESH_MS = 10 * 60_000;
/** Mails to confirm in a day to an address that has not confirmed, whoever asks for it. */
const MAILS_A_DAY = 3;

/** Who asks: where, in which language, from which network, and signed in as whom. */
export type Asking = {
  locale: Locale;
  source: NewsletterSource;
  client: Pick<Client, 'ip'>;
  visitor: Pick<Visitor, 'userId' | 'email' | 'isVerified'> | null;
};
/**
 * `confirmed`: the customer's own confirmed address, nothing more to do. Else the answer is the same whether or not the
 * address had the newsletter: a mail tells the rest. 'robot': the trap was filled in, or the form sent at once.
 */
export type AskOutcome =
  | Result<{ email: string; confirmed: boolean }, 'invalid', SubscribeProblems>
  | Fail<'robot', 'website' | 'early' | 'stale'>
  | Limited;

/** What of a form of the newsletter only a robot sends. The footer of cached pages has no time of its own. */
export function trapped(
  form: Readonly<Record<string, unknown>>,
  source: NewsletterSource,
  formStamps: NewsletterParts['formStamps'],
): 'website' | 'early' | 'stale' | null {
  return formStamps.trapped(form, { mayLackStamp: source === 'footer' });
}

const owns = ({ visitor }: Asking, email: string) => (visitor?.isVerified && visitor.email === email ? visitor : null);

/** Asking for the newsletter: double opt-in, but for a customer's own confirmed address (facts 8). */
export function createAsking({ ctx, mail, limits, formStamps, onWord }: NewsletterParts) {
  async function mailToConfirm(tx: Tx, id: string, { email, locale }: { email: string; locale: Locale }, at: Date) {
    const token = newToken();
    const token_expires_at = new Date(at.getTime() + CONFIRM_DAYS * DAY_MS);
    await updateSubscriber(tx, id, { token_hash: hashOf(token), token_expires_at });
    const url = confirmUrl(ctx.baseUrl, locale, token);
    const about = { subjectId: `${id}:${hashOf(token)}`, to: email, locale };
    await mail.queue(tx, { kind: 'newsletter-confirm', ...about, url, days: CONFIRM_DAYS });
  }

  /** Whether a mail to confirm has just gone, or as many as an address is sent in a day. */
  async function isMailed(tx: Tx, { id, linkEndsAt }: Subscriber, at: Date): Promise<boolean> {
    const age = linkEndsAt ? at.getTime() - (linkEndsAt.getTime() - CONFIRM_DAYS * DAY_MS) : FRESH_MS;
    return age < FRESH_MS || (await countAsked(tx, id, new Date(at.getTime() - DAY_MS))) >= MAILS_A_DAY;
  }

  /** Takes a wish of a checked address. The mail goes after the caller's commit (`mail.kick`). */
  async function take(tx: Tx, email: string, asking: Asking): Promise<{ confirmed: boolean }> {
    const { locale, source, client } = asking;
    const at = ctx.now();
    const owner = owns(asking, email);
    if (!mayMail(await suppressionOf(tx, email), 'confirmation')) return { confirmed: false };
    const textVersion = NEWSLETTER_TEXT_VERSION;
    const subscriber = await lockSubscriber(tx, { email, locale, source, textVersion, at });
    const said = { source, textVersion, ip: client.ip, at };
    if (owner) {
      await sayYes(tx, subscriber, said);
      await updateSubscriber(tx, subscriber.id, { user_id: owner.userId, locale });
      await onWord(tx, { email, granted: true, textVersion, at });
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
    await recordSaid(tx, subscriber.id, { kind: 'asked', ...said });
    await mailToConfirm(tx, subscriber.id, { email, locale }, at);
    return { confirmed: false };
  }

  return {
    /** Takes a form with an `email`. The page's own also carries `stamp` and `website` against robots. */
    async ask(input: Readonly<Record<string, unknown>>, asking: Asking): Promise<AskOutcome> {
      const checked = checkSubscribe(input);
      if (!checked.ok) return checked;
      const robot = trapped(input, asking.source, formStamps);
      if (robot) return fail('robot', robot);
      const { email } = checked.value;
      const limited = await limits.consume(...oneMail(asking.client.ip, email));
      if (limited) return limited;
      const taken = await inTransaction(ctx.db.kysely, (tx) => take(tx, email, asking));
      mail.kick();
      return ok({ email, ...taken });
    },

    /** The box of a form that was about something else, e.g. an order: a failure is logged and stops nothing. */
    async askBeside(email: string, asking: Asking): Promise<void> {
      try {
        const checked = checkSubscribe({ email });
        if (!checked.ok || (await limits.consume(...oneMail(asking.client.ip, checked.value.email)))) return;
        await inTransaction(ctx.db.kysely, (tx) => take(tx, checked.value.email, asking));
        mail.kick();
      } catch (error) {
        ctx.log.error({ err: error, source: asking.source }, 'a wish for the newsletter was lost');
      }
    },
  };
}
