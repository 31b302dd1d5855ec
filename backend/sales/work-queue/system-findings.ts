import { type Kysely, sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { type BackupAge, backupAge, type DiskSpace, diskSpace } from '#backend/platform/machine/disk-and-backup.ts';

/** What runs behind the shop and can fail: how many things are stuck. */
export type SystemName = 'mail' | 'webhooks' | 'jobs' | 'prices' | 'refunds';
export type SystemFinding =
  | { system: SystemName; stuck: number; lastError: string | null }
  | ({ system: 'disk' } & DiskSpace)
  | ({ system: 'backup' } & BackupAge);

type Row = Record<'mail' | 'webhooks' | 'prices' | 'refunds', number> & {
  mail_error: string | null;
  webhook_error: string | null;
};

/** What is stuck, the room on the disk, and how old the newest backup is. */
export async function systemFindings({ db, settings }: ShopContext, now: Date): Promise<SystemFinding[]> {
  const disk = await diskSpace(settings.DATA_DIR);
  return [
    ...(await stuckThings(db.kysely, now)),
    { system: 'disk', ...disk },
    { system: 'backup', ...(await backupAge(settings, now)) },
  ];
}

/** Mails and webhooks that were given up, jobs and price changes that are late, refunds the gateway has not taken. */
async function stuckThings(db: Kysely<Tables>, now: Date): Promise<SystemFinding[]> {
  const late = new Date(now.getTime() - 600_000);
  const { rows } = await sql<Row>`select
    (select count(*)::int from outbox_mail where recipient <> '' and (status = 'failed'
      or (status = 'queued' and next_attempt_at < ${late}))) as mail,
    (select last_error from outbox_mail where status = 'failed' order by created_at desc limit 1) as mail_error,
    (select count(*)::int from webhook_delivery where status = 'failed') as webhooks,
    (select last_error from webhook_delivery where status = 'failed' order by created_at desc limit 1) as webhook_error,
    (select count(*)::int from product_variant where next_price_at < ${late}) as prices,
    (select count(*)::int from refund where status in ('queued', 'asked') and created_at < ${late}) as refunds`.execute(
    db,
  );
  const row = rows[0];
  if (!row) return [];
  return [
    { system: 'mail', stuck: row.mail, lastError: row.mail_error },
    { system: 'webhooks', stuck: row.webhooks, lastError: row.webhook_error },
    { system: 'jobs', stuck: await lateJobs(db, late), lastError: null },
    { system: 'prices', stuck: row.prices, lastError: null },
    { system: 'refunds', stuck: row.refunds, lastError: null },
  ];
}

/** Jobs that should have run; none before the first start has made their tables. */
async function lateJobs(db: Kysely<Tables>, late: Date): Promise<number> {
  const made = await sql<{ known: boolean }>`select to_regclass('jobs.job') is not null as known`.execute(db);
  if (!made.rows[0]?.known) return 0;
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from jobs.job
    where state in ('created', 'retry') and start_after < ${late}`.execute(db);
  return rows[0]?.n ?? 0;
}
