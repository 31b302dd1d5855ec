import type { Kysely } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { describeFailure } from './describe-failure.ts';
import {
  claimDelivery,
  deleteOld,
  dueDeliveries,
  insertDelivery,
  markFailed,
  markSent,
  recentDeliveries,
  requeueDeliveries,
} from './queries.ts';
import { signWebhook } from './signature.ts';

const JOB = 'webhook';
const SWEEP = 'webhook-sweep';
const LEASE_SECONDS = 60;
const TIMEOUT_MS = 10_000;
const MAX_ATTEMPTS = 16;
const PAGE = 100;
const KEPT_DAYS = 30;

/** 10 s, 20 s, 40 s … up to six hours; the last of sixteen attempts is about two days after the first. */
export const retryDelay = (attempts: number): number => Math.min(21_600, 10 * 2 ** (attempts - 1));

/** Events that are delivered. */
export type WebhookKind =
  | 'order.paid'
  | 'order.shipped'
  | 'order.ready_for_pickup'
  | 'order.completed'
  | 'order.refunded'
  | 'quote.requested'
  | 'quote.accepted'
  | 'withdrawal.received';

export type WebhookService = ReturnType<typeof createWebhookService>;

/**
 * Delivers signed events to another program (WEBHOOK_URL, docs/orders.md), at least once (webhook-1). They are stored
 * in the transaction of their change and sent afterwards, once per subject and kind. Without WEBHOOK_URL nothing is
 * stored.
 */
export function createWebhookService(ctx: ShopContext, jobs: Jobs) {
  const { db, log, settings, now } = ctx;
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = settings;

  async function post(id: string, body: string): Promise<void> {
    const seconds = Math.floor(now().getTime() / 1000);
    const response = await ctx.fetch(url ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signWebhook(secret ?? '', id, seconds, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  }

  /** Sends one delivery if due; a failure is stored with it and retried later. */
  async function send(id: string): Promise<void> {
    if (!url) return;
    const delivery = await claimDelivery(db.kysely, id, LEASE_SECONDS);
    if (!delivery) return;
    const { kind, payload, attempts, created_at } = delivery;
    try {
      await post(id, JSON.stringify({ id, type: kind, timestamp: created_at.toISOString(), data: payload }));
      await markSent(db.kysely, id);
      log.info({ webhook: id, kind, attempts }, 'webhook sent');
    } catch (error) {
      const retry = attempts < MAX_ATTEMPTS ? retryDelay(attempts) : null;
      await markFailed(db.kysely, id, describeFailure(error), retry);
      log[retry === null ? 'error' : 'warn']({ err: error, webhook: id, kind, attempts }, 'webhook not sent');
      if (retry !== null && jobs.started) await jobs.enqueue(null, JOB, { id }, { delaySeconds: retry });
    }
  }

  /** Sends all due deliveries, including those left by a lost job or a crash. */
  async function sendWaiting(): Promise<void> {
    for (
      let ids = await dueDeliveries(db.kysely, PAGE);
      url && ids.length > 0;
      ids = await dueDeliveries(db.kysely, PAGE)
    )
      for (const id of ids) await send(id);
    await deleteOld(db.kysely, new Date(now().getTime() - KEPT_DAYS * 86_400_000));
  }

  jobs.define(JOB, (data) => send(String(data.id)), { concurrency: 2, retries: 2 });
  jobs.define(SWEEP, sendWaiting, { cron: '*/5 * * * *', retries: 0 });

  return {
    /** Stores an event and its job in the caller's transaction, so that it is sent if and only if that commits. */
    async queue(tx: Kysely<Tables>, kind: WebhookKind, subjectId: string, payload: object): Promise<void> {
      if (!url) return;
      const id = await insertDelivery(tx, { kind, subjectId, payload, now: now() });
      if (id && jobs.started) await jobs.enqueue(tx, JOB, { id });
    },
    sendWaiting,
    /** Newest first. */
    list: (limit: number, status: string | null) => recentDeliveries(db.kysely, limit, status),
    /** Sends one delivery again under its id, which receivers know, also when it was sent. False: unknown, or being sent. */
    async redeliver(tx: Kysely<Tables>, id: string): Promise<boolean> {
      const count = await requeueDeliveries(tx, LEASE_SECONDS, { id, evenSent: true });
      if (count > 0 && jobs.started) await jobs.enqueue(tx, JOB, { id });
      return count > 0;
    },
    /** Retries all failed deliveries. Returns their number. */
    async retry(): Promise<number> {
      const count = await requeueDeliveries(db.kysely, LEASE_SECONDS);
      if (count > 0 && jobs.started) await jobs.enqueue(null, SWEEP, {}, { singletonKey: 'soon' });
      return count;
    },
  };
}
