import type { Kysely } from 'kysely';
import { suppressionOf } from '#backend/customers/newsletter/suppression.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { needsTls } from '#backend/platform/settings/transport-settings.ts';
import type { Locale } from '#domain/base/locale.ts';
import { mayMail } from '#domain/customers/newsletter/subscription.ts';
import { exampleMails } from './examples.ts';
import type { RenderedMail, ShopMail } from './message.ts';
import { isProof, RULE_OF_MAIL } from './newsletter-mail.ts';
import {
  claimMail,
  dueMails,
  forgetAccountMails,
  forgetGiftCardMails,
  forgetMails,
  forgetMailsOf,
  insertMail,
  mailboxList,
  mailboxSource,
  markFailed,
  type OutgoingMail,
  requeueMails,
  unsentMails,
  withdrawMail,
  withdrawMails,
} from './queries.ts';
import { accountMail } from './templates/account/account-mail.ts';
import { orderReady } from './templates/after-sale/order-ready.ts';
import { orderShipped } from './templates/after-sale/order-shipped.ts';
import { refundMail } from './templates/after-sale/refund.ts';
import { alertMail } from './templates/alert.ts';
import { contactMail } from './templates/contact/contact-mail.ts';
import { giftCardMail } from './templates/gift-cards/gift-card.ts';
import { newsletterMail } from './templates/newsletter/newsletter-mail.ts';
import { orderConfirmation } from './templates/order-confirmation.ts';
import { quoteMail } from './templates/quotes/quote-mail.ts';
import { storeNotification } from './templates/store-notification.ts';
import { withdrawalNotice } from './templates/withdrawal/withdrawal-notice.ts';
import { withdrawalReceipt } from './templates/withdrawal/withdrawal-receipt.ts';
import { createDeliver, reachServer } from './transport.ts';
import { withoutTypedLinks } from './without-typed-links.ts';

const JOB = 'mail';
const LEASE_SECONDS = 120;
const MAX_ATTEMPTS = 20;
const SWEEP_PAGE = 100;

/** 5 s, 10 s, 20 s … at most an hour: the twentieth attempt comes about twelve hours after the first. */
export const retryDelay = (attempts: number): number => Math.min(3600, 5 * 2 ** (attempts - 1));

export type MailService = ReturnType<typeof createMailService>;

/**
 * Mail through the outbox: written in the transaction of the change it tells about, sent afterwards. At
 * least once, under the same Message-ID when a crash repeats it; at most once where its reader can ask again
 * (`canBeAskedAgain`). Two workers never send the same mail unless one of them hangs longer than its lease.
 */
export function createMailService(ctx: ShopContext, jobs: Jobs) {
  const { db, log, settings } = ctx;
  const deliver = createDeliver(ctx);

  function render(typed: ShopMail): Promise<RenderedMail> {
    const mail = withoutTypedLinks(typed);
    switch (mail.kind) {
      case 'order-confirmation':
        return orderConfirmation(mail.order, ctx.baseUrl);
      case 'store-notification':
        return storeNotification(mail.order, mail.links, settings.STORE_ALERT_EMAIL, mail.parcels);
      case 'order-shipped':
        return orderShipped(mail, ctx.baseUrl);
      case 'order-ready':
        return orderReady(mail.order, ctx.baseUrl, ctx.now());
      case 'refund':
        return refundMail(mail.order, mail.refund, ctx.baseUrl);
      case 'alert':
        return alertMail(mail.alert, settings.STORE_ALERT_EMAIL);
      case 'withdrawal-receipt':
        return withdrawalReceipt(mail);
      case 'withdrawal-notice':
        return withdrawalNotice(mail);
      case 'quote-copy':
      case 'quote-answer':
      case 'quote-reminder':
      case 'quote-words':
      case 'quote-withdrawn':
      case 'quote-request':
      case 'quote-question':
      case 'quote-decision':
        return quoteMail(mail, settings.STORE_ALERT_EMAIL);
      case 'gift-card':
        return giftCardMail(mail);
      case 'contact-notice':
      case 'contact-copy':
        return contactMail(mail);
      case 'newsletter-confirm':
      case 'newsletter-already':
      case 'newsletter-letter':
      case 'watch-confirm':
      case 'watch-told':
        return newsletterMail(mail);
      default:
        return accountMail(mail, ctx.baseUrl);
    }
  }

  /** Whether its reader has said no since it was queued. */
  async function isUnwanted({ kind, subjectId, to }: OutgoingMail): Promise<boolean> {
    const rule = isProof(subjectId) ? undefined : RULE_OF_MAIL[kind];
    return rule !== undefined && !mayMail(await suppressionOf(db.kysely, to), rule);
  }

  /** Sends one mail if it waits and is due. A failure is kept with the mail, which tries again later. */
  async function send(id: string): Promise<void> {
    const mail = await claimMail(db.kysely, id, LEASE_SECONDS);
    if (!mail) return;
    try {
      if (await isUnwanted(mail)) return await withdrawMail(db.kysely, id);
      await deliver(mail);
      log.info({ mail: id, attempts: mail.attempts }, 'mail sent');
    } catch (error) {
      const retry = mail.attempts < MAX_ATTEMPTS ? retryDelay(mail.attempts) : null;
      await markFailed(db.kysely, id, String(error), retry);
      log[retry === null ? 'error' : 'warn']({ err: error, mail: id, attempts: mail.attempts }, 'mail not sent');
      if (retry !== null && jobs.started) await jobs.enqueue(null, JOB, { id }, { delaySeconds: retry });
    }
  }

  /** Sends everything that is due; what a lost job or a crash left behind is found here. */
  async function deliverWaiting(): Promise<void> {
    for (let ids = await dueMails(db.kysely, SWEEP_PAGE); ids.length > 0; ids = await dueMails(db.kysely, SWEEP_PAGE)) {
      for (const id of ids) await send(id);
    }
  }

  jobs.define(JOB, (data) => send(String(data.id)), { pollSeconds: 0.5, concurrency: 4, retries: 2 });
  jobs.define('mail-sweep', deliverWaiting, { cron: '* * * * *' });

  return {
    /**
     * Stores a mail and its job in the caller's transaction: it goes out if and only if that commits. A second mail of
     * the same kind about the same subject is left out silently. Call `kick` after the commit.
     */
    async queue(tx: Kysely<Tables>, mail: ShopMail): Promise<void> {
      const id = await insertMail(tx, await render(mail));
      if (id && jobs.started) await jobs.enqueue(tx, JOB, { id });
    },
    /**
     * The same of one of many mails: the sweep sends it within minutes, so that nobody's order confirmation stands in
     * line behind them. False: left out, the subject has one.
     */
    queueBulk: async (tx: Kysely<Tables>, mail: ShopMail): Promise<boolean> =>
      (await insertMail(tx, await render(mail))) !== null,
    /** This process sends what waits now, not at its next poll. */
    kick: () => jobs.kick(JOB),
    deliverWaiting,
    /** Mails that wait or were given up, oldest first, at most a thousand. */
    unsent: () => unsentMails(db.kysely),
    /** Gives every mail that failed its attempts again; the sweep sends them within a minute. Returns how many. */
    retry: () => requeueMails(db.kysely, LEASE_SECONDS),
    /** Takes a person out of mails that have gone: those about the subjects, and those to the address. */
    forget: forgetMails,
    /** The same of all mails about accounts from before a time. */
    forgetAccountMails,
    /** Takes the codes out of mails of gift cards sent before a time. */
    forgetGiftCardMails,
    /** The same of all mails of some kinds from before a time. */
    forgetMailsOf,
    /** Takes back mails of some kinds to an address that have not gone. */
    withdraw: withdrawMails,
    /** Null when the mail server answers and takes our name and password (or none is set); else what it said. */
    reachServer: () => reachServer(settings.SMTP_URL, needsTls(settings)),
    /** One mail of each kind, for the style guide. */
    examples: (locale: Locale) => Promise.all(exampleMails(locale, ctx.baseUrl).map(render)),
    /** Demo mode: the mailbox page. `to` keeps only one recipient's mails. */
    mailbox: {
      list: (filter: { to?: string | undefined; limit?: number } = {}) =>
        mailboxList(db.kysely, { to: filter.to, limit: filter.limit ?? 200 }),
      /** The RFC 822 source, or null. */
      source: (id: number) => mailboxSource(db.kysely, id),
    },
  };
}
