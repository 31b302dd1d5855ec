import type { SearchService } from '#backend/catalog/search/service.ts';
import { cureOf, type SafeCure } from '#backend/entrypoints/doctor/cures.ts';
import { examine, runningShop } from '#backend/entrypoints/doctor/doctor.ts';
import type { DoctorShop } from '#backend/entrypoints/doctor/doctor-shop.ts';
import { type Finding, wordsOf } from '#backend/entrypoints/doctor/finding.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { failedJobs, jobCounts, retryFailedJobs } from '#backend/platform/jobs/job-list.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailFilter } from '#backend/platform/mail/mail-list.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import type { WebhookService } from '#backend/sales/webhooks/service.ts';
import type { WorkQueueService } from '#backend/sales/work-queue/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { DeliveryStatus } from '#domain/sales/webhooks/webhook.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { createBackupDesk } from './backups.ts';
import { machineFacts } from './machine.ts';

type Deps = {
  /** What the doctor looks at. */
  patient: DoctorShop & { search: Pick<SearchService, 'recordChange'> };
  jobs: Jobs;
  mail: Pick<MailService, 'list' | 'resend'>;
  webhooks: Pick<WebhookService, 'list' | 'redeliver' | 'isSent'>;
  workQueue: Pick<WorkQueueService, 'retry'>;
};

/** A finding in the person's language, with what the admin can do about it. */
export type ShownFinding = ReturnType<typeof wordsOf> &
  Pick<Finding, 'state' | 'id'> & { cure: ReturnType<typeof cureOf> };

const WEBHOOKS = 100;
const LONGEST_KEY = 64;
const READ = { subject: 'operations' };

export type HealthService = ReturnType<typeof createHealthService>;

/** The shop's technical state for managers, and what cures it (operation-5). Every press is in the audit log. */
export function createHealthService(ctx: ShopContext, { patient, jobs, mail, webhooks, workQueue }: Deps) {
  const { db, now } = ctx;
  const backups = createBackupDesk(ctx, jobs);
  const record = (tx: typeof db.kysely, actor: Actor, subject: { kind: string; id: string }, after: object) =>
    recordAudit(tx, actor, now(), { action: 'operations.retry', subject, after: { ...after } });

  return {
    /** Everything the doctor finds, worst first. */
    async findings(actor: Actor, locale: Locale): Promise<ShownFinding[]> {
      authorise(actor, 'operations.read', READ);
      const found: Finding[] = [];
      for await (const finding of examine(await runningShop(patient))) found.push(finding);
      const order = { wrong: 0, hint: 1, good: 2 };
      return found
        .toSorted((a, b) => order[a.state] - order[b.state])
        .map((finding) => ({
          state: finding.state,
          id: finding.id,
          cure: cureOf(finding),
          ...wordsOf(finding, locale),
        }));
    },

    /** What the queue holds, and what was given up. */
    async jobs(actor: Actor) {
      authorise(actor, 'operations.read', READ);
      return { counts: await jobCounts(db), failed: await failedJobs(db) };
    },

    /** The log of mails, a page of it. */
    async mails(actor: Actor, filter: MailFilter) {
      authorise(actor, 'operations.read', READ);
      return mail.list(filter);
    },

    /** The newest webhooks. */
    async webhooks(actor: Actor, status: DeliveryStatus | null) {
      authorise(actor, 'operations.read', READ);
      return { isSent: await webhooks.isSent(), rows: await webhooks.list(WEBHOOKS, status) };
    },

    /** The newest backup and its tried restore, and whether one of them runs now. */
    async backups(actor: Actor) {
      authorise(actor, 'operations.read', READ);
      return backups.state();
    },

    /** Versions, storage and free disk. */
    async machine(actor: Actor) {
      authorise(actor, 'operations.read', READ);
      return machineFacts(ctx);
    },

    /** Gives one job that was given up another try. */
    async retryJob(actor: Actor, id: string): Promise<Result<null, 'gone'>> {
      authorise(actor, 'operations.retry', { subject: id });
      if (!isRowId(id)) return fail('gone');
      const count = await retryFailedJobs(db, id);
      if (count === 0) return fail('gone');
      await record(db.kysely, actor, { kind: 'job', id }, {});
      jobs.poll();
      return ok(null);
    },

    /** Sends a mail again to its own reader; `key` of the form makes it once. */
    async resendMail(actor: Actor, id: string, key: string): Promise<Result<null, 'gone'>> {
      authorise(actor, 'operations.retry', { subject: id });
      if (!isRowId(id) || key === '') return fail('gone');
      return inTransaction(db.kysely, async (tx) => {
        if (!(await mail.resend(tx, id, key.slice(0, LONGEST_KEY)))) return fail('gone');
        await record(tx, actor, { kind: 'mail', id }, {});
        return ok(null);
      });
    },

    /** Sends a webhook again under its own id. */
    async redeliver(actor: Actor, id: string): Promise<Result<null, 'gone'>> {
      authorise(actor, 'operations.retry', { subject: id });
      if (!isRowId(id)) return fail('gone');
      return inTransaction(db.kysely, async (tx) => {
        if (!(await webhooks.redeliver(tx, id))) return fail('gone');
        await record(tx, actor, { kind: 'webhook', id }, {});
        return ok(null);
      });
    },

    /**
     * Does what cures a finding: all of these may be repeated. Returns how many things are tried again; null: the work goes on in the
     * background.
     */
    async cure(actor: Actor, cure: SafeCure): Promise<Result<number | null, 'running' | 'no-backup'>> {
      authorise(actor, 'operations.retry', { subject: cure });
      const system = { kind: 'system', id: cure };
      switch (cure) {
        case 'mail':
        case 'webhooks':
          return ok(await workQueue.retry(actor, cure));
        case 'jobs': {
          const count = await retryFailedJobs(db, null);
          await record(db.kysely, actor, system, { count });
          jobs.poll();
          return ok(count);
        }
        case 'index':
          await inTransaction(db.kysely, async (tx) => {
            await patient.search.recordChange(tx, 'all');
            await record(tx, actor, system, {});
          });
          return ok(null);
        default:
          return inTransaction(db.kysely, async (tx) => {
            const begun = await backups.begin(tx, cure);
            if (begun.ok) await record(tx, actor, system, {});
            return begun;
          });
      }
    },
  };
}
