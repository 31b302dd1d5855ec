import type { Kysely } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { needsTls } from '#backend/platform/settings/transport-settings.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { MailTextChanges } from '#domain/base/shop-config.ts';
import { withMailTexts } from './editable-texts.ts';
import { listMails, type MailFilter } from './mail-list.ts';
import type { AnyMail, MailRenderers, RenderedMail } from './message.ts';
import {
  claimMail,
  clearSentMailsOf,
  copyMail,
  copySentMail,
  dueMails,
  forgetMails,
  forgetMailsOf,
  insertMail,
  mailboxList,
  mailboxSource,
  mailsAbout,
  markFailed,
  type OutgoingMail,
  requeueMails,
  unsentMails,
  withdrawMail,
  withdrawMails,
} from './queries.ts';
import { createDeliver, reachServer } from './transport.ts';

const JOB = 'mail';
const SWEEP = 'mail-sweep';
const LEASE_SECONDS = 120;
const MAX_ATTEMPTS = 20;
const SWEEP_PAGE = 100;

/** 5 s, 10 s, 20 s … at most an hour: the twentieth attempt comes about twelve hours after the first. */
export const retryDelay = (attempts: number): number => Math.min(3600, 5 * 2 ** (attempts - 1));

/** `M`: the mails that a feature queues. */
export type MailService<M extends AnyMail = never> = ReturnType<typeof createMailService<M>>;

/** What the shop mails; its features register their kinds (`backend/shop-mails.ts`). */
export type MailKinds<M extends AnyMail> = {
  renderers: MailRenderers<M>;
  /** Kinds that their reader can request again: a crash may lose one, but never sends one twice. */
  requestable: ReadonlySet<string>;
  /** Whether the reader has refused a mail since it was queued; it is withdrawn then. */
  isUnwanted(mail: OutgoingMail): Promise<boolean>;
  /** One mail of each kind, for the style guide. */
  examples(locale: Locale): M[];
};

/**
 * Mail through the outbox: written in the transaction of the change it tells about, sent afterwards. At
 * least once, under the same Message-ID when a crash repeats it; at most once where its reader can ask again
 * (`requestable`). Two workers never send the same mail unless one of them hangs longer than its lease.
 */
export function createMailService<M extends AnyMail>(
  ctx: ShopContext,
  jobs: Jobs,
  { renderers, requestable, isUnwanted, examples }: MailKinds<M>,
) {
  const { db, log, settings } = ctx;
  const deliver = createDeliver(ctx, requestable);

  const renderAs = <K extends M['kind']>(kind: K, mail: M & { kind: K }) => renderers[kind](mail);
  const render = (mail: M): Promise<RenderedMail> => renderAs(mail.kind, { ...mail, kind: mail.kind });

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

  jobs.define(JOB, (data) => send(String(data.id)), { concurrency: 4, retries: 2 });
  jobs.define(SWEEP, deliverWaiting, { cron: '*/5 * * * *' });
  const sweepSoon = async (tx: Kysely<Tables> | null) => {
    if (jobs.started) await jobs.enqueue(tx, SWEEP, {}, { singletonKey: 'soon' });
  };

  return {
    /**
     * Stores a mail and its job in the caller's transaction: it goes out if and only if that commits. A second mail of
     * the same kind about the same subject is left out silently.
     */
    async queue(tx: Kysely<Tables>, mail: M): Promise<void> {
      const id = await insertMail(tx, await render(mail));
      if (id && jobs.started) await jobs.enqueue(tx, JOB, { id });
    },
    /**
     * The same of one of many mails: the sweep sends it, so that nobody's order confirmation stands in line behind them.
     * False: left out, the subject has one.
     */
    async queueBulk(tx: Kysely<Tables>, mail: M): Promise<boolean> {
      const id = await insertMail(tx, await render(mail));
      if (id) await sweepSoon(tx);
      return id !== null;
    },
    /** Mails about a thing, e.g. an order by its id, newest first. */
    about: (id: string) => mailsAbout(db.kysely, id),
    /** Sends a mail again, once for a key; false when its text is gone, or it was sent again before. */
    async sendAgain(tx: Kysely<Tables>, id: string, again: { to: string; key: string }): Promise<boolean> {
      const copy = await copyMail(tx, id, again);
      if (copy && jobs.started) await jobs.enqueue(tx, JOB, { id: copy });
      return copy !== null;
    },
    /**
     * Sends a mail again to its reader: one that waits or was given up at once, a sent one as a copy, once for a key. False: nothing
     * is left to send, or it is being sent.
     */
    async resend(tx: Kysely<Tables>, id: string, key: string): Promise<boolean> {
      const requeued = (await requeueMails(tx, LEASE_SECONDS, { id, evenSent: false })) > 0;
      const again = requeued ? id : await copySentMail(tx, id, key);
      if (again && jobs.started) await jobs.enqueue(tx, JOB, { id: again });
      return again !== null;
    },
    /** The mail as it would go out, for a preview. */
    render,
    deliverWaiting,
    /** Mails that wait or were given up, oldest first, at most a thousand. */
    unsent: () => unsentMails(db.kysely),
    /** Mails of all states, newest first, by pages. */
    list: (filter: MailFilter) => listMails(db.kysely, filter),
    /** Gives every mail that failed its attempts again and sends them. Returns how many. */
    async retry(): Promise<number> {
      const count = await requeueMails(db.kysely, LEASE_SECONDS);
      if (count > 0) await sweepSoon(null);
      return count;
    },
    /** Takes a person out of mails that have gone: those about the subjects, and those to the address. */
    forget: forgetMails,
    /** Clears the text of sent mails of a kind, e.g. of those that carry codes. */
    clearSentMailsOf,
    /** The same of all mails of some kinds from before a time. */
    forgetMailsOf,
    /** Takes back mails of some kinds to an address that have not gone. */
    withdraw: withdrawMails,
    /** Null when the mail server answers and takes our name and password (or none is set); else what it said. */
    reachServer: () => reachServer(settings.SMTP_URL, needsTls(settings)),
    /** One mail of each kind, for the style guide. */
    examples: (locale: Locale) => Promise.all(examples(locale).map(render)),
    /** Examples of some kinds, as they would go out with other texts; null: with those in force. */
    async preview(locale: Locale, kinds: readonly string[], texts: MailTextChanges | null): Promise<RenderedMail[]> {
      const chosen = examples(locale).filter(({ kind }) => kinds.includes(kind));
      const rendered = () => Promise.all(chosen.map(render));
      return texts ? withMailTexts(texts, rendered) : rendered();
    },
    /** Demo mode: the mailbox page. `to` keeps only one recipient's mails. */
    mailbox: {
      list: (filter: { to?: string | undefined; limit?: number } = {}) =>
        mailboxList(db.kysely, { to: filter.to, limit: filter.limit ?? 200 }),
      /** The RFC 822 source, or null. */
      source: (id: number) => mailboxSource(db.kysely, id),
    },
  };
}
