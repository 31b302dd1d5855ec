import type { Kysely, Transaction } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { RequestDetails, RequestKind } from './stored-details.ts';

type AccountRequest<K extends RequestKind> = { id: string; email: string; details: RequestDetails[K] };
type Handlers = { [K in RequestKind]?: (tx: Transaction<Tables>, request: AccountRequest<K>) => Promise<void> };

const JOB = 'account-request';
const PAGE = 100;

/**
 * Account requests are stored the same way for known and unknown addresses and handled in the background, so that
 * neither the response nor its time reveals an account (sign-in-2). Each is handled once, in one transaction.
 */
export function createRequests({ db, log }: ShopContext, { jobs }: { jobs: Jobs }) {
  const handlers: Handlers = {};

  const run = async <K extends RequestKind>(kind: K, tx: Transaction<Tables>, request: AccountRequest<K>) =>
    handlers[kind]?.(tx, request);

  async function handle(id: string): Promise<void> {
    await db.kysely.transaction().execute(async (tx) => {
      const taken = await tx
        .deleteFrom('account_request')
        .where('id', '=', id)
        .returning(['id', 'kind', 'email', 'details'])
        .executeTakeFirst();
      if (!taken) return;
      const { kind, ...request } = taken;
      await run(kind, tx, request);
    });
  }

  /** Handles all stored requests; finds those of lost jobs. */
  async function handleWaiting(): Promise<void> {
    const rows = await db.kysely.selectFrom('account_request').select('id').orderBy('created_at').limit(PAGE).execute();
    for (const { id } of rows)
      await handle(id).catch((error) => log.error({ err: error, request: id }, 'account request failed'));
  }

  jobs.define(JOB, ({ id }) => handle(String(id)), { retries: 5, retryDelaySeconds: 5 });
  jobs.define('account-request-sweep', handleWaiting, { cron: '*/5 * * * *' });

  return {
    on<K extends RequestKind>(kind: K, handler: Handlers[K]): void {
      handlers[kind] = handler;
    },
    async ask<K extends RequestKind>(kind: K, email: string, details: RequestDetails[K]): Promise<void> {
      // no kick: the work for a known address must run after the response, not beside it
      await db.kysely.transaction().execute((tx) => store(tx, kind, email, details));
    },
    handleWaiting,
  };

  async function store(tx: Kysely<Tables>, kind: RequestKind, email: string, details: object) {
    const { id } = await tx
      .insertInto('account_request')
      .values({ kind, email, details: JSON.stringify(details) })
      .returning('id')
      .executeTakeFirstOrThrow();
    // the delay keeps the work for a known address out of the time of the response
    if (jobs.started) await jobs.enqueue(tx, JOB, { id }, { delaySeconds: 1 });
  }
}

export type Requests = ReturnType<typeof createRequests>;
