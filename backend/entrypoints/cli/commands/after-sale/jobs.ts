import type { Shop } from '#backend/shop.ts';
import type { Out } from '../../command.ts';
import { localSecond } from '../../local-time.ts';
import { table } from '../../table.ts';

type Count = { name: string; state: string; n: number; next: Date | null };
type Failed = { name: string; at: Date; tries: number; error: string | null };

const COUNTS = `select name, state::text, count(*)::int as n, min(start_after) filter (where state in ('created', 'retry')) as next
  from jobs.job group by name, state order by name, state`;
const FAILED = `select name, completed_on as at, retry_count + 1 as tries, output ->> 'message' as error
  from jobs.job where state = 'failed' order by completed_on desc limit 20`;

const isMade = async ({ db }: Pick<Shop, 'db'>) =>
  Boolean((await db.query("select to_regclass('jobs.job') is not null as known")).rows[0]?.known);

/** Prints jobs by name and state, and the errors of failed ones. */
export async function listJobs(shop: Shop, json: boolean, out: Out): Promise<void> {
  const known = await isMade(shop);
  const counts = known ? ((await shop.db.query(COUNTS)).rows as Count[]) : [];
  const failed = known ? ((await shop.db.query(FAILED)).rows as Failed[]) : [];
  if (json) return out.line(JSON.stringify({ counts, failed }, null, 2));
  if (counts.length === 0) return out.line('No jobs: the shop has not been started on this database, or is idle.');
  const rows = counts.map(({ name, state, n, next }) => [name, state, String(n), next ? localSecond(next) : '']);
  for (const line of table(['Job', 'State', 'Count', 'Next'], rows)) out.line(line);
  if (failed.length === 0) return;
  out.line('');
  out.line('Given up, newest first:');
  const why = failed.map(({ name, at, tries, error }) => [localSecond(at), name, String(tries), error ?? '']);
  for (const line of table(['When', 'Job', 'Tries', 'Error'], why)) out.line(line);
  out.line('When the cause is mended: npm run shop -- jobs retry');
}

/** Retries failed jobs. */
export async function retryJobs(shop: Shop, out: Out): Promise<void> {
  const { rows } = (await isMade(shop))
    ? await shop.db.query(`update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
        where state = 'failed' returning id`)
    : { rows: [] };
  shop.jobs.poll();
  out.line(rows.length === 0 ? 'No job was given up.' : `${rows.length} jobs are tried again, while the shop runs.`);
}
