import { createHash } from 'node:crypto';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';

const KEPT_MS = 86_400_000;
/** While a request runs, its process renews its lease; one that has run out is that of a process that was killed. */
const LEASE_MS = 20_000;
const RENEW_MS = 5_000;

export type StoredResponse = { status: number; headers: Record<string, string>; body: string };
/** `caller`: whose key it is; two callers may use the same key. */
export type RequestKey = { caller: string; key: string; hash: string };

/** What a request is: two of one key must be equal. */
export const requestHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const storedHeaders = (headers: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));

/**
 * Responses to requests with an `Idempotency-Key`, kept for a day, so that a program may send a request again when it did not hear the
 * response (api-4). Services that must not act twice take the key too: a killed process may have acted without storing its response.
 */
export function createApiRequests({ db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>, { jobs }: { jobs: Jobs }) {
  const { kysely } = db;
  const before = (ms: number) => new Date(now().getTime() - ms);

  jobs.define(
    'api-requests',
    async () => void (await kysely.deleteFrom('api_request').where('started_at', '<', before(KEPT_MS)).execute()),
    { cron: '55 3 * * *' },
  );

  const leases = new Map<string, NodeJS.Timeout>();
  const leaseOf = ({ caller, key }: RequestKey) => JSON.stringify([caller, key]);

  function renew({ caller, key }: RequestKey): void {
    kysely
      .updateTable('api_request')
      .set({ started_at: now() })
      .where((is) => is.and([is('caller', '=', caller), is('key', '=', key), is('status', 'is', null)]))
      .execute()
      .catch((error) => log.warn({ err: error }, 'the lease of a request was not renewed'));
  }

  const ofKey = ({ caller, key }: RequestKey) =>
    kysely.selectFrom('api_request').selectAll().where('caller', '=', caller).where('key', '=', key);

  return {
    /** Begins a request: null when it is new, else its stored response. 'running': it has not ended; 'reused': the key is another's. */
    async begin(request: RequestKey): Promise<Result<StoredResponse | null, 'running' | 'reused'>> {
      const { caller, key, hash } = request;
      const row = { caller, key, request_hash: hash, started_at: now() };
      const made = await kysely
        .insertInto('api_request')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['caller', 'key'])
            .doUpdateSet({ ...row, status: null, headers: null, body: null })
            .where((is) =>
              is.or([
                is('api_request.started_at', '<', before(KEPT_MS)),
                is.and([
                  is('api_request.status', 'is', null),
                  is('api_request.request_hash', '=', hash),
                  is('api_request.started_at', '<', before(LEASE_MS)),
                ]),
              ]),
            ),
        )
        .returning('key')
        .executeTakeFirst();
      if (made) {
        leases.set(
          leaseOf(request),
          setInterval(() => renew(request), RENEW_MS),
        );
        return ok(null);
      }
      const known = await ofKey(request).executeTakeFirst();
      // it failed meanwhile: whoever tries again is right
      if (!known) return fail('running');
      if (known.request_hash !== hash) return fail('reused');
      const { status, headers, body } = known;
      return status === null ? fail('running') : ok({ status, headers: storedHeaders(headers), body: body ?? '' });
    },

    /** Stores the response of a request that succeeded; null forgets one that changed nothing, so that it may be tried again. */
    async end(request: RequestKey, response: StoredResponse | null): Promise<void> {
      const { caller, key } = request;
      clearInterval(leases.get(leaseOf(request)));
      leases.delete(leaseOf(request));
      if (!response) {
        await kysely.deleteFrom('api_request').where('caller', '=', caller).where('key', '=', key).execute();
        return;
      }
      const { status, headers, body } = response;
      await kysely
        .updateTable('api_request')
        .set({ status, headers: JSON.stringify(headers), body })
        .where('caller', '=', caller)
        .where('key', '=', key)
        .execute();
    },
  };
}

export type ApiRequests = ReturnType<typeof createApiRequests>;
