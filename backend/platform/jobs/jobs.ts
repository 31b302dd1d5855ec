import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { ShopContext } from '#backend/platform/context.ts';
import { oneProcessAtATime } from '#backend/platform/db/one-process-at-a-time.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { bossDb, inTransaction } from './boss-db.ts';

export type JobOptions = {
  /** Retries of a failed job (default 5), after `retryDelaySeconds` (30) doubled each time up to `retryMaxSeconds` (3600). */
  retries?: number;
  retryDelaySeconds?: number;
  retryMaxSeconds?: number;
  /** A job that runs longer counts as lost and is retried; default 300. */
  timeoutSeconds?: number;
  /** Concurrency of these jobs in this process; default 1. */
  concurrency?: number;
  /** Also runs at these times (cron, Finnish time, at most once a minute), once across processes, with data `{}`. */
  cron?: string;
  /** It brings into the shop what was planned for a time: a preview of a later date does it first. */
  isPlanned?: true;
};

export type EnqueueOptions = {
  /** Earliest start from now, by the database's clock. */
  delaySeconds?: number;
  /** Skips the job while one of this name and key waits for its first run. */
  singletonKey?: string;
};

export type JobHandler = (data: Record<string, unknown>) => Promise<void>;

export type Jobs = {
  /** Registers a job and its handler. Must precede `start`. */
  define(name: string, handler: JobHandler, options?: JobOptions): void;
  /**
   * Adds a job; with a transaction it exists if and only if that commits. A notification of the database starts it at once,
   * in any process. Inside a transaction `tx` is required: with the outer connection PGlite would deadlock. Needs `start`
   * before.
   */
  enqueue(tx: Kysely<Tables> | null, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Prepares the queue; `work: false` (command line) only adds jobs and runs none. */
  start(options?: { work?: boolean }): Promise<void>;
  /** Fetches no more jobs, waits for the running ones (at most `timeoutMs`), and stops. */
  stop(timeoutMs?: number): Promise<void>;
  /** Starts jobs that were made due by other means than `enqueue`. */
  poll(): void;
  /** Runs the planned jobs here and now. */
  runPlanned(): Promise<void>;
  readonly started: boolean;
};

const queueSettings = (options: JobOptions) => ({
  retryLimit: options.retries ?? 5,
  retryDelay: options.retryDelaySeconds ?? 30,
  retryBackoff: true,
  retryDelayMax: options.retryMaxSeconds ?? 3600,
  expireInSeconds: options.timeoutSeconds ?? 300,
  notify: true,
});

type Defined = { handler: JobHandler; options: JobOptions };

const START_LOCK = 7_450_213;

/** Notifications and timers start jobs; this search, one statement for all queues, finds those of a process that ended. */
const SEARCH_MS = 60_000;
/** The queue's own polling, one statement for each queue, has nothing left to find. */
const POLL_SECONDS = 3600;
/** How often jobs are looked for that a process left running when it ended. */
const SUPERVISE_SECONDS = 90;
/** Slack for the difference between the clocks of this process and the database. */
const SLACK_MS = 100;

/** Durable background jobs: pg-boss in the schema `jobs` of the shop's database, safe with several processes. */
export function createJobs(ctx: ShopContext): Jobs {
  const { db, log } = ctx;
  const defined = new Map<string, Defined>();
  const workers = new Map<string, string>();
  let boss: PgBoss | undefined;
  let searching: ReturnType<typeof setInterval> | undefined;

  /** Creates or updates queues that are missing or changed; most starts need none. */
  async function startQueues(queue: PgBoss) {
    const made = new Map((await queue.getQueues()).map((existing) => [existing.name, existing]));
    const schedules = new Map((await queue.getSchedules()).map((existing) => [existing.name, existing.cron]));
    for (const [name, { options }] of defined) {
      const settings = queueSettings(options);
      const existing = made.get(name);
      if (!existing) {
        // policy 'short' makes a singletonKey unique among waiting jobs; jobs without one get a random key
        await queue.createQueue(name, { ...settings, policy: 'short' });
      } else if (Object.entries(settings).some(([key, value]) => existing[key as keyof typeof settings] !== value)) {
        await queue.updateQueue(name, settings);
      }
      if (options.cron === schedules.get(name)) continue;
      if (options.cron) await queue.schedule(name, options.cron, {}, { tz: 'Europe/Helsinki', singletonKey: 'cron' });
      else await queue.unschedule(name);
    }
  }

  async function startWorker(queue: PgBoss, name: string, { handler, options }: Defined) {
    const settings = {
      notifyPollingIntervalSeconds: POLL_SECONDS,
      batchSize: options.concurrency ?? 1,
      perJobResults: true,
      includeMetadata: true,
    } as const;
    const { retryDelay, retryDelayMax } = queueSettings(options);
    const run = async (job: JobWithMetadata<Record<string, unknown>>): Promise<JobResult> => {
      try {
        await handler(job.data ?? {});
        return { id: job.id, status: 'completed' };
      } catch (error) {
        log.warn({ err: error, job: name, jobId: job.id }, 'job failed');
        pollIn(name, Math.min(retryDelayMax, retryDelay * 2 ** (job.retryCount + 1)));
        return { id: job.id, status: 'failed', output: { message: String(error) } };
      }
    };
    const id = await queue.work<Record<string, unknown>, unknown, typeof settings>(name, settings, async (jobs) => {
      const results = await Promise.all(jobs.map(run));
      poll(name); // more jobs may wait: polls again at once and sleeps only when none is left
      return results;
    });
    workers.set(name, id);
  }

  function poll(name?: string) {
    for (const [job, id] of workers) if (!name || name === job) boss?.notifyWorker(id);
  }

  async function pollDue() {
    // the condition of the queue's partial index
    const due = await db.query<{ name: string }>(
      "select distinct name from jobs.job where state < 'active' and start_after <= now()",
    );
    for (const { name } of due.rows) poll(name);
  }

  const pollIn = (name: string, seconds: number) => void setTimeout(poll, seconds * 1000 + SLACK_MS, name).unref();

  return {
    get started() {
      return boss !== undefined;
    },
    define(name, handler, options = {}) {
      if (boss) throw new Error(`job ${name} is defined after the start`);
      if (defined.has(name)) throw new Error(`job ${name} is defined twice`);
      defined.set(name, { handler, options });
    },
    async runPlanned() {
      for (const { handler, options } of defined.values()) if (options.isPlanned) await handler({});
    },
    async enqueue(tx, name, data, options = {}) {
      if (ctx.isPreview) return;
      if (!boss) throw new Error(`job ${name} is queued before jobs.start()`);
      if (!defined.has(name)) throw new Error(`job ${name} is not defined`);
      const queue = boss;
      const add = () =>
        queue.send(name, data, {
          singletonKey: options.singletonKey ?? randomUUID(),
          ...(options.delaySeconds ? { startAfter: options.delaySeconds } : {}),
        });
      await (tx ? inTransaction(tx, add) : add());
      if (options.delaySeconds) pollIn(name, options.delaySeconds);
    },
    async start({ work = true } = {}) {
      if (boss) return;
      const queue = new PgBoss({
        db: bossDb(db),
        backend: db.kind,
        schema: 'jobs',
        supervise: work,
        schedule: work,
        useListenNotify: work,
        // the longest that are allowed: a schedule is due for a minute
        cronMonitorIntervalSeconds: 45,
        cronWorkerIntervalSeconds: 45,
        superviseIntervalSeconds: SUPERVISE_SECONDS,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
        // queues change and migrate at the start only; jobs that wait for other jobs are not used
        queueCacheIntervalSeconds: POLL_SECONDS,
        bamIntervalSeconds: POLL_SECONDS,
        flowIntervalSeconds: POLL_SECONDS,
        monitorVacuum: false,
        reindex: false,
      });
      queue.on('error', (error) => log.error({ err: error }, 'job queue'));
      queue.on('warning', (warning) => log.warn({ warning }, 'job queue'));
      await oneProcessAtATime(db, START_LOCK, async () => {
        await queue.start();
        await startQueues(queue);
      });
      boss = queue;
      if (!work) return;
      for (const [name, job] of defined) await startWorker(queue, name, job);
      const search = () => pollDue().catch((error) => log.error({ err: error }, 'job queue'));
      searching = setInterval(search, SEARCH_MS).unref();
    },
    async stop(timeoutMs = 10_000) {
      const queue = boss;
      if (!queue) return;
      boss = undefined;
      clearInterval(searching);
      const ended = Promise.all([...workers.keys()].map((name) => queue.offWork(name)));
      workers.clear();
      await Promise.race([ended, delay(timeoutMs, null, { ref: false })]);
      // its graceful stop looks every half second whether jobs still run
      await queue.stop({ graceful: false });
    },
    poll: () => poll(),
  };
}
