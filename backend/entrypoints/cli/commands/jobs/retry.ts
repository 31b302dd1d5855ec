import type { Shop } from '#backend/shop.ts';
import { command, noInput } from '../../command.ts';

export const hasJobTable = async ({ db }: Pick<Shop, 'db'>) =>
  Boolean((await db.query("select to_regclass('jobs.job') is not null as known")).rows[0]?.known);

export const retryJobs = command({
  name: 'jobs retry',
  description: 'Try those that were given up again',
  input: noInput,
  run: async (shop, _input, out) => {
    const { rows } = (await hasJobTable(shop))
      ? await shop.db.query(`update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
        where state = 'failed' returning id`)
      : { rows: [] };
    shop.jobs.poll();
    out.line(rows.length === 0 ? 'No job was given up.' : `${rows.length} jobs are tried again, while the shop runs.`);
  },
});
