import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { traceparent } from '#backend/platform/logs/requests/trace-context.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import {
  type DeliveryStatus,
  MOST_ATTEMPTS,
  retryAfterSeconds,
  retryDelay,
  TEST_KIND,
  type WebhookKind,
} from '#domain/sales/webhooks/webhook.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { describeFailure } from './describe-failure.ts';
import { createWebhookEndpoints } from './endpoints.ts';
import { type Post, postByFetch, postToInternet } from './post.ts';
import {
  claimDelivery,
  type DeliveriesQuery,
  deleteOld,
  deliveriesOf,
  dueDeliveries,
  insertDelivery,
  markFailed,
  markSent,
  recentDeliveries,
  requeueDeliveries,
} from './queries.ts';
import { signWebhook } from './signature.ts';

export type { WebhookKind } from '#domain/sales/webhooks/webhook.ts';
export type { EndpointInput, EndpointProblem, WebhookEndpoint } from './endpoints.ts';
export { MOST_KEPT_HOURS } from './endpoints.ts';

const JOB = 'webhook';
const SWEEP = 'webhook-sweep';
const LEASE_SECONDS = 60;
const PAGE = 100;
const KEPT_DAYS = 30;
const GONE = 410;
/** Statuses of a receiver that has too much to do or is away: what else waits for it waits as well. */
const BUSY = [429, 502, 503, 504];
const BUSY_SECONDS = 60;

type Claimed = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;
type Target = { url: string; secrets: string[]; post: Post };

export type WebhookService = ReturnType<typeof createWebhookService>;

/**
 * Delivers signed events to other programs as Standard Webhooks says (docs/orders.md), at least once (webhook-1): to the endpoints that
 * staff made, and to that of the settings (WEBHOOK_URL). They are stored in the transaction of their change and sent afterwards, once
 * per endpoint, subject and kind.
 */
export function createWebhookService(ctx: ShopContext, jobs: Jobs) {
  const { db, log, settings, now } = ctx;
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = settings;
  const endpoints = createWebhookEndpoints(ctx);
  const byFetch = postByFetch(ctx.fetch);
  const toEndpoint = settings.SHOP_MODE === 'live' ? postToInternet() : byFetch;

  /** Where a delivery goes; null: its endpoint is disabled, or left out of the settings. */
  async function targetOf(endpointId: string | null): Promise<Target | null> {
    if (endpointId === null) return url ? { url, secrets: [secret ?? ''], post: byFetch } : null;
    const target = await endpoints.target(endpointId);
    return target && { ...target, post: toEndpoint };
  }

  function post({ id, kind, payload, created_at, ...row }: Claimed, { url, secrets, post }: Target) {
    const seconds = Math.floor(now().getTime() / 1000);
    const body = JSON.stringify({ id, type: kind, timestamp: created_at.toISOString(), data: payload });
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Tieva',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signWebhook(secrets, id, seconds, body),
      ...(row.traceparent && { traceparent: row.traceparent }),
    };
    return post(url, headers, body);
  }

  /** Stores a failure and its next attempt; `seconds`: how long the receiver wants to be left alone. */
  async function failed(delivery: Claimed, error: unknown, seconds = 0): Promise<void> {
    const { id, kind, attempts } = delivery;
    const retry = attempts < MOST_ATTEMPTS ? Math.max(seconds, retryDelay(attempts, Math.random())) : null;
    await markFailed(db.kysely, id, describeFailure(error), retry);
    log[retry === null ? 'error' : 'warn']({ err: error, webhook: id, kind, attempts }, 'webhook not sent');
    if (retry !== null && jobs.started) await jobs.enqueue(null, JOB, { id }, { delaySeconds: retry });
  }

  /** Lets an endpoint alone for some seconds, with all that waits for it. */
  async function pause(endpointId: string, seconds: number): Promise<void> {
    await endpoints.pause(endpointId, seconds);
    if (jobs.started)
      await jobs.enqueue(null, SWEEP, {}, { delaySeconds: seconds + 1, singletonKey: `paused-${endpointId}` });
  }

  /** Gives up a delivery, and its endpoint when there is one to disable (webhook-4). */
  async function gone({ id, endpoint_id, kind }: Claimed): Promise<void> {
    await markFailed(db.kysely, id, 'HTTP 410: it wants no more', null);
    if (endpoint_id !== null) await endpoints.end(endpoint_id);
    log.error({ webhook: id, kind, endpoint: endpoint_id }, 'webhook endpoint is gone');
  }

  /** Sends one delivery if due; a failure is stored with it and retried later. */
  async function send(id: string): Promise<void> {
    const delivery = await claimDelivery(db.kysely, id, LEASE_SECONDS);
    if (!delivery) return;
    const { kind, attempts, endpoint_id } = delivery;
    const target = await targetOf(endpoint_id);
    if (!target) return markFailed(db.kysely, id, 'the endpoint is disabled', null);
    try {
      const { status, retryAfter } = await post(delivery, target);
      if (status === GONE) return await gone(delivery);
      if (status < 200 || status >= 300) {
        const asked = retryAfterSeconds(retryAfter, now());
        const seconds = asked ?? (BUSY.includes(status) ? BUSY_SECONDS : 0);
        if (endpoint_id !== null && seconds > 0) await pause(endpoint_id, seconds);
        return await failed(delivery, new Error(`HTTP ${status}`), asked ?? 0);
      }
      await markSent(db.kysely, id);
      log.info({ webhook: id, kind, attempts, endpoint: endpoint_id }, 'webhook sent');
    } catch (error) {
      await failed(delivery, error);
    }
  }

  /** Sends all due deliveries, including those left by a lost job or a crash; a slow endpoint holds up no other one. */
  async function sendWaiting(): Promise<void> {
    const due = () => dueDeliveries(db.kysely, PAGE, Boolean(url));
    for (let waiting = await due(); waiting.length > 0; waiting = await due())
      await Promise.all(
        waiting.map(async (ids) => {
          for (const id of ids) await send(id);
        }),
      );
    await deleteOld(db.kysely, new Date(now().getTime() - KEPT_DAYS * 86_400_000));
  }

  jobs.define(JOB, (data) => send(String(data.id)), { concurrency: 2, retries: 2 });
  jobs.define(SWEEP, sendWaiting, { cron: '*/5 * * * *', retries: 0 });

  async function insert(tx: Kysely<Tables>, event: Omit<Parameters<typeof insertDelivery>[1], 'now' | 'traceparent'>) {
    const id = await insertDelivery(tx, { ...event, traceparent: traceparent(), now: now() });
    if (id && jobs.started) await jobs.enqueue(tx, JOB, { id });
  }

  async function redeliver(tx: Kysely<Tables>, id: string): Promise<boolean> {
    const count = await requeueDeliveries(tx, LEASE_SECONDS, { id, evenSent: true });
    if (count > 0 && jobs.started) await jobs.enqueue(tx, JOB, { id });
    return count > 0;
  }

  return {
    endpoints,
    /** Stores an event and its job in the caller's transaction, so that it is sent if and only if that commits. */
    async queue(tx: Kysely<Tables>, kind: WebhookKind, subjectId: string, payload: object): Promise<void> {
      const ids = await endpoints.taking(tx, kind);
      for (const endpointId of [...(url ? [null] : []), ...ids])
        await insert(tx, { endpointId, kind, subjectId, payload });
    },
    sendWaiting,
    /** Newest first. */
    list: (limit: number, status: DeliveryStatus | null) => recentDeliveries(db.kysely, limit, status),
    /** Whether anything is sent anywhere. */
    async isSent(): Promise<boolean> {
      const query = db.kysely.selectFrom('webhook_endpoint').select('id').where('disabled_at', 'is', null).limit(1);
      return Boolean(url) || (await query.executeTakeFirst()) !== undefined;
    },
    /** A page of the deliveries of an endpoint, newest first. */
    deliveries(actor: Actor, query: DeliveriesQuery, page: { after: string | null; limit?: number }) {
      authorise(actor, 'webhooks.read');
      return deliveriesOf(db.kysely, query, page);
    },
    /** Sends an event that means nothing to an endpoint, so that its owner sees whether it arrives. False: there is none, or it is disabled. */
    async test(actor: Actor, endpointId: string): Promise<boolean> {
      authorise(actor, 'webhooks.manage', { subject: endpointId });
      if (!isRowId(endpointId) || !(await endpoints.target(endpointId))) return false;
      await inTransaction(db.kysely, async (tx) => {
        await insert(tx, { endpointId, kind: TEST_KIND, subjectId: randomUUID(), payload: { test: true } });
        const subject = { kind: 'webhook-endpoint', id: endpointId };
        await recordAudit(tx, actor, now(), { action: 'webhooks.manage', subject, after: { test: true } });
      });
      return true;
    },
    /** Sends one delivery again under its id, which receivers know, also when it was sent. False: unknown, or being sent. */
    redeliver,
    /** The same, by whoever manages endpoints. */
    async sendAgain(actor: Actor, id: string): Promise<boolean> {
      authorise(actor, 'webhooks.manage', { subject: id });
      if (!isRowId(id)) return false;
      return inTransaction(db.kysely, async (tx) => {
        if (!(await redeliver(tx, id))) return false;
        await recordAudit(tx, actor, now(), { action: 'webhooks.manage', subject: { kind: 'webhook', id } });
        return true;
      });
    },
    /** Retries all failed deliveries. Returns their number. */
    async retry(): Promise<number> {
      const count = await requeueDeliveries(db.kysely, LEASE_SECONDS);
      if (count > 0 && jobs.started) await jobs.enqueue(null, SWEEP, {}, { singletonKey: 'soon' });
      return count;
    },
  };
}
