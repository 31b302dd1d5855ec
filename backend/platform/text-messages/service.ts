import type { Kysely } from 'kysely';
import { messageOf } from '#backend/platform/caught-error.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import type { TextMessageProvider } from './provider.ts';
import {
  claimText,
  dueTexts,
  failedTexts,
  insertText,
  markFailed,
  markSent,
  type NewText,
  type OutgoingText,
} from './queries.ts';

export { forgetTexts, type NewText, textsAbout } from './queries.ts';

const JOB = 'text-message';
const SWEEP = 'text-message-sweep';
const LEASE_SECONDS = 120;
/** The last one comes about three hours after the first: a later text only confuses, and the mail has arrived. */
const MAX_ATTEMPTS = 14;
const SWEEP_PAGE = 100;

/** 5 s, 10 s, 20 s … at most an hour. */
const retryDelay = (attempts: number): number => Math.min(3600, 5 * 2 ** (attempts - 1));

export type TextMessageService = ReturnType<typeof createTextMessageService>;

/**
 * Text messages through an outbox, as mails: written in the transaction of the change they tell about, sent afterwards with
 * retries. The id makes a repeated attempt the same message at the provider. `provider` null: none is offered or queued.
 */
export function createTextMessageService(
  { db, log, now, settings }: ShopContext,
  { jobs, provider }: { jobs: Jobs; provider: TextMessageProvider | null },
) {
  async function attempt(provider: TextMessageProvider, { id, recipient, body, attempts }: OutgoingText) {
    try {
      const refusal = await provider.send({ id, to: recipient, from: settings.TEXT_MESSAGE_SENDER, text: body });
      if (refusal === null) {
        await markSent(db.kysely, id);
        log.info({ text: id, attempts }, 'text message sent');
      } else {
        await markFailed(db.kysely, id, refusal, null);
        log.warn({ text: id }, 'text message refused');
      }
    } catch (error) {
      const retry = attempts < MAX_ATTEMPTS ? retryDelay(attempts) : null;
      await markFailed(db.kysely, id, messageOf(error), retry);
      log[retry === null ? 'error' : 'warn']({ err: error, text: id, attempts }, 'text message not sent');
      if (retry !== null && jobs.started) await jobs.enqueue(null, JOB, { id }, { delaySeconds: retry });
    }
  }

  async function send(id: string): Promise<void> {
    const message = provider && (await claimText(db.kysely, id, LEASE_SECONDS));
    if (message) await attempt(provider, message);
  }

  /** Sends everything that is due; what a lost job or a crash left behind is found here. */
  async function deliverWaiting(): Promise<void> {
    if (!provider) return;
    for (let ids = await dueTexts(db.kysely, SWEEP_PAGE); ids.length > 0; ids = await dueTexts(db.kysely, SWEEP_PAGE)) {
      for (const id of ids) await send(id);
    }
  }

  jobs.define(JOB, (data) => send(String(data.id)), { concurrency: 2, retries: 2 });
  jobs.define(SWEEP, deliverWaiting, { cron: '*/5 * * * *' });

  return {
    /** Whether the shop sends text messages at all: pages ask for consent only then. */
    isOffered: provider !== null,
    /**
     * Stores a message and its job in the caller's transaction: it goes out if and only if that commits. A second one of the
     * same kind about the same subject is left out silently.
     */
    async queue(tx: Kysely<Tables>, message: NewText): Promise<void> {
      if (!provider) return;
      const id = await insertText(tx, message);
      if (id && jobs.started) await jobs.enqueue(tx, JOB, { id });
    },
    deliverWaiting,
    /** Of the last week, for `doctor`. */
    failed: () => failedTexts(db.kysely, new Date(now().getTime() - 7 * DAY_MS)),
  };
}
