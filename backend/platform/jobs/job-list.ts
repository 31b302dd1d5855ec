import type { Connection } from '#backend/platform/db/db.ts';

/** Jobs of one kind by state, and when the next is due. */
export type JobCounts = {
  name: string;
  waiting: number;
  active: number;
  done: number;
  failed: number;
  next: Date | null;
};
/** A job that was given up. */
export type FailedJob = { id: string; name: string; at: Date; tries: number; error: string | null };

const LISTED = 50;

/** The queue's tables are made by the first start. */
const isMade = async (db: Connection): Promise<boolean> =>
  Boolean((await db.query("select to_regclass('jobs.job') is not null as known")).rows[0]?.known);

/** What the queue holds, by kind. */
export async function jobCounts(db: Connection): Promise<JobCounts[]> {
  if (!(await isMade(db))) return [];
  const { rows } = await db.query<JobCounts>(`select name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'completed')::int as done,
      count(*) filter (where state = 'failed')::int as failed,
      min(start_after) filter (where state in ('created', 'retry')) as next
    from jobs.job group by name order by name`);
  return rows;
}

/** The newest jobs that were given up. */
export async function failedJobs(db: Connection): Promise<FailedJob[]> {
  if (!(await isMade(db))) return [];
  const { rows } = await db.query<FailedJob>(
    `select id::text as id, name, completed_on as at, retry_count + 1 as tries, output ->> 'message' as error
     from jobs.job where state = 'failed' order by completed_on desc limit ${LISTED}`,
  );
  return rows;
}

/** How many were given up, by kind. */
export async function givenUpJobs(db: Connection): Promise<{ name: string; count: number }[]> {
  return (await jobCounts(db)).flatMap(({ name, failed }) => (failed > 0 ? [{ name, count: failed }] : []));
}

/** Gives jobs that were given up, or one of them, another try. Returns how many. */
export async function retryFailedJobs(db: Connection, id: string | null): Promise<number> {
  if (!(await isMade(db))) return 0;
  const { rows } = await db.query(
    `update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
     where state = 'failed' and ($1::text is null or id::text = $1) returning id`,
    [id],
  );
  return rows.length;
}

/** Whether a job of a kind waits or runs. */
export async function isQueued(db: Connection, name: string): Promise<boolean> {
  const found = await jobCounts(db);
  return found.some((row) => row.name === name && row.waiting + row.active > 0);
}
