import { isIP } from 'node:net';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { isPublicAddress } from '#backend/platform/public-net/public-address.ts';
import { secretBox } from '#backend/platform/staff/factors/secret-box.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { HOUR_MS } from '#domain/base/time/durations.ts';
import { type EndpointEnd, MOST_ENDPOINT_NAME, urlProblem, type WebhookKind } from '#domain/sales/webhooks/webhook.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { newSecret } from './signature.ts';

/** `kinds`: null is all, those to come too. */
export type EndpointInput = { name: string; url: string; kinds: readonly WebhookKind[] | null };
export type EndpointProblem = {
  field: keyof EndpointInput;
  reason: 'required' | 'too_long' | 'invalid' | 'not_https' | 'not_public';
};

/** A program that is told of events. */
export type WebhookEndpoint = {
  id: string;
  version: number;
  name: string;
  url: string;
  kinds: WebhookKind[] | null;
  createdAt: Date;
  createdBy: string | null;
  disabledAt: Date | null;
  disabledBecause: EndpointEnd | null;
  /** It asked for a pause until then. */
  pausedUntil: Date | null;
  /** Until then the former secret signs too. */
  oldSecretUntil: Date | null;
  waiting: number;
  failed: number;
  lastSentAt: Date | null;
};

export const MOST_KEPT_HOURS = 168;

const subject = (id: string) => ({ kind: 'webhook-endpoint', id });

/** What they are told names customers, so whoever manages endpoints must be allowed to see those. */
function authoriseChange(actor: Actor, id: string): void {
  authorise(actor, 'webhooks.manage', { subject: id });
  authorise(actor, 'customers.read');
}

/** Programs that are told of events, each with its kinds and secret (webhook-2). Changes are in the audit log. */
export function createWebhookEndpoints({ db, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>) {
  const { kysely } = db;
  const box = secretBox(settings.SHOP_SECRET, 'secrets of webhooks');
  const isLive = settings.SHOP_MODE === 'live';

  function problemsOf({ name, url, kinds }: EndpointInput): EndpointProblem[] {
    const wrong = urlProblem(url, isLive);
    const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? '';
    // names are looked up when something is sent
    const isInside = isLive && wrong === null && isIP(host) !== 0 && !isPublicAddress(host);
    return [
      ...(name === '' ? [{ field: 'name', reason: 'required' } as const] : []),
      ...(name.length > MOST_ENDPOINT_NAME ? [{ field: 'name', reason: 'too_long' } as const] : []),
      ...(wrong ? [{ field: 'url', reason: wrong } as const] : []),
      ...(isInside ? [{ field: 'url', reason: 'not_public' } as const] : []),
      ...(kinds?.length === 0 ? [{ field: 'kinds', reason: 'required' } as const] : []),
    ];
  }

  async function read(where: { id?: string } = {}): Promise<WebhookEndpoint[]> {
    const count = (status: string) => sql<number>`count(*) filter (where d.status = ${status})::int`;
    return kysely
      .selectFrom('webhook_endpoint as e')
      .leftJoin('webhook_delivery as d', 'd.endpoint_id', 'e.id')
      .select(['e.id', 'e.version', 'e.name', 'e.url', 'e.kinds', 'e.created_at as createdAt'])
      .select(['e.created_by as createdBy', 'e.disabled_at as disabledAt', 'e.disabled_because as disabledBecause'])
      .select(['e.paused_until as pausedUntil', 'e.old_secret_until as oldSecretUntil'])
      .select([count('queued').as('waiting'), count('failed').as('failed')])
      .select(sql<Date | null>`max(d.sent_at)`.as('lastSentAt'))
      .$if(where.id !== undefined, (query) => query.where('e.id', '=', where.id ?? ''))
      .groupBy('e.id')
      .orderBy('e.created_at')
      .orderBy('e.id')
      .execute();
  }

  /** Changes an endpoint in a transaction with its audit entry; false when there is none, or it has another version. */
  async function update(
    actor: Actor,
    { id, version }: { id: string; version: number | null },
    change: (tx: Kysely<Tables>) => Promise<object>,
    after: object,
  ): Promise<boolean> {
    return inTransaction(kysely, async (tx) => {
      const known = await tx
        .selectFrom('webhook_endpoint')
        .select(['name', 'version'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!known || (version !== null && version !== known.version)) return false;
      await tx
        .updateTable('webhook_endpoint')
        .set({ version: known.version + 1, ...(await change(tx)) })
        .where('id', '=', id)
        .execute();
      const entry = { action: 'webhooks.manage', subject: subject(id), after: { name: known.name, ...after } } as const;
      await recordAudit(tx, actor, now(), entry);
      return true;
    });
  }

  const plain = ({ name, url, kinds }: EndpointInput) => ({
    name: name.trim(),
    url: url.trim(),
    kinds: kinds && [...new Set(kinds)],
  });

  return {
    /** All, the oldest first. */
    async list(actor: Actor): Promise<WebhookEndpoint[]> {
      authorise(actor, 'webhooks.read');
      return read();
    },

    async one(actor: Actor, id: string): Promise<WebhookEndpoint | null> {
      authorise(actor, 'webhooks.read');
      return isRowId(id) ? ((await read({ id }))[0] ?? null) : null;
    },

    /** Adds an endpoint with a secret of its own; owners, after a fresh factor. A second request of one `key` adds nothing. */
    async add(
      actor: Actor,
      input: EndpointInput,
      key: string | null = null,
    ): Promise<Result<{ id: string; secret: string }, 'invalid', EndpointProblem[]>> {
      const { name, url, kinds } = plain(input);
      authoriseChange(actor, name);
      const problems = problemsOf({ name, url, kinds });
      if (problems.length > 0) return fail('invalid', problems);
      const secret = newSecret();
      return inTransaction(kysely, async (tx) => {
        const made = await tx
          .insertInto('webhook_endpoint')
          .values({
            name,
            url,
            kinds,
            secret: box.seal(secret),
            request_key: key,
            created_at: now(),
            created_by: nameOf(actor),
          })
          .onConflict((conflict) => conflict.column('request_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) {
          const known = tx.selectFrom('webhook_endpoint').select(['id', 'secret']).where('request_key', '=', key);
          const row = await known.executeTakeFirstOrThrow();
          return ok({ id: row.id, secret: box.open(row.secret) });
        }
        const after = { name, url, kinds: kinds?.join(' ') ?? '*' };
        await recordAudit(tx, actor, now(), { action: 'webhooks.manage', subject: subject(made.id), after });
        return ok({ id: made.id, secret });
      });
    },

    /** Changes name, address and kinds; 'stale' when somebody changed them since `version`. */
    async change(
      actor: Actor,
      id: string,
      input: EndpointInput,
      version: number | null = null,
    ): Promise<Result<null, 'unknown' | 'stale' | 'invalid', EndpointProblem[]>> {
      authoriseChange(actor, id);
      const { name, url, kinds } = plain(input);
      const problems = problemsOf({ name, url, kinds });
      if (problems.length > 0) return fail('invalid', problems);
      if (!isRowId(id)) return fail('unknown', []);
      const after = { name, url, kinds: kinds?.join(' ') ?? '*' };
      if (await update(actor, { id, version }, async () => ({ name, url, kinds }), after)) return ok(null);
      return fail((await read({ id })).length > 0 ? 'stale' : 'unknown', []);
    },

    /** Disables an endpoint, whose waiting deliveries are given up, or enables it again. False: there is none. */
    async enable(actor: Actor, id: string, isEnabled: boolean): Promise<boolean> {
      authoriseChange(actor, id);
      if (!isRowId(id)) return false;
      const set = isEnabled
        ? { disabled_at: null, disabled_because: null, paused_until: null }
        : { disabled_at: now(), disabled_because: 'staff' as const };
      const change = async (tx: Kysely<Tables>) => {
        if (!isEnabled) await giveUpWaiting(tx, id);
        return set;
      };
      return update(actor, { id, version: null }, change, { enabled: isEnabled });
    },

    /** Makes a new secret; the former one signs too for some hours, so that the receiver can change over. Null: there is none. */
    async rotate(actor: Actor, id: string, keptHours: number): Promise<string | null> {
      authoriseChange(actor, id);
      if (!isRowId(id)) return null;
      const secret = newSecret();
      const until = new Date(now().getTime() + Math.min(MOST_KEPT_HOURS, Math.max(0, keptHours)) * HOUR_MS);
      const change = async () => ({
        old_secret: sql`secret`,
        old_secret_until: until,
        secret: box.seal(secret),
      });
      const after = { secret: true, keptUntil: until.toISOString() };
      return (await update(actor, { id, version: null }, change, after)) ? secret : null;
    },

    /** The secret that its receiver verifies signatures with; null: there is no such endpoint. */
    async secret(actor: Actor, id: string): Promise<string | null> {
      authoriseChange(actor, id);
      if (!isRowId(id)) return null;
      const row = await kysely.selectFrom('webhook_endpoint').select('secret').where('id', '=', id).executeTakeFirst();
      if (!row) return null;
      await recordAudit(kysely, actor, now(), {
        action: 'webhooks.manage',
        subject: subject(id),
        after: { shown: true },
      });
      return box.open(row.secret);
    },

    /** Removes an endpoint with its deliveries. False: there is none. */
    async remove(actor: Actor, id: string): Promise<boolean> {
      authoriseChange(actor, id);
      if (!isRowId(id)) return false;
      return inTransaction(kysely, async (tx) => {
        const gone = await tx.deleteFrom('webhook_endpoint').where('id', '=', id).returning('name').executeTakeFirst();
        if (!gone) return false;
        const after = { removed: true, ...gone };
        await recordAudit(tx, actor, now(), { action: 'webhooks.manage', subject: subject(id), after });
        return true;
      });
    },

    /** Ids of the enabled endpoints that take a kind of event. */
    async taking(tx: Kysely<Tables>, kind: string): Promise<string[]> {
      const rows = await tx
        .selectFrom('webhook_endpoint')
        .select('id')
        .where('disabled_at', 'is', null)
        .where(sql<SqlBool>`(kinds is null or ${kind} = any(kinds))`)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Where deliveries of an endpoint go, and the secrets that sign them: the former one too while it holds. */
    async target(id: string) {
      const row = await kysely.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row || row.disabled_at) return null;
      const isOldKept = row.old_secret !== null && row.old_secret_until !== null && row.old_secret_until > now();
      const secrets = [row.secret, ...(isOldKept && row.old_secret ? [row.old_secret] : [])];
      return { url: row.url, secrets: secrets.map(box.open) };
    },

    /** The receiver is gone for good (410). */
    async end(id: string): Promise<void> {
      await inTransaction(kysely, async (tx) => {
        await tx
          .updateTable('webhook_endpoint')
          .set({ disabled_at: now(), disabled_because: 'gone', version: sql<number>`version + 1` })
          .where('id', '=', id)
          .where('disabled_at', 'is', null)
          .execute();
        await giveUpWaiting(tx, id);
      });
    },

    /** The receiver asked for a pause. */
    async pause(id: string, seconds: number): Promise<void> {
      // by the clock of the database, as the attempts of deliveries
      const until = sql<Date>`now() + make_interval(secs => ${seconds})`;
      await kysely.updateTable('webhook_endpoint').set({ paused_until: until }).where('id', '=', id).execute();
    },
  };
}

/** Gives up what waits for an endpoint: it names customers, and is deleted a month later. */
async function giveUpWaiting(tx: Kysely<Tables>, id: string): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({ status: 'failed', last_error: 'the endpoint is disabled' })
    .where('endpoint_id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}

export type WebhookEndpoints = ReturnType<typeof createWebhookEndpoints>;
