import { z } from 'zod';
import { failedJobs, jobCounts } from '#backend/platform/jobs/job-list.ts';
import { command, json } from '../../command.ts';
import { localSecond, printTable } from '../../output.ts';

export const listJobs = command({
  name: 'jobs list',
  description: 'Jobs by state, and why some were given up',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json }, out) => {
    const counts = await jobCounts(shop.db);
    const failed = await failedJobs(shop.db);
    if (json) return out.line(JSON.stringify({ counts, failed }, null, 2));
    if (counts.length === 0) return out.line('No jobs: the shop has not been started on this database, or is idle.');
    const rows = counts.map(({ name, waiting, active, done, failed: lost, next }) => [
      name,
      ...[waiting, active, done, lost].map(String),
      next ? localSecond(next) : '',
    ]);
    printTable(out, ['Job', 'Waiting', 'Running', 'Done', 'Given up', 'Next'], rows);
    if (failed.length === 0) return;
    out.line('');
    out.line('Given up, newest first:');
    const why = failed.map(({ name, at, tries, error }) => [localSecond(at), name, String(tries), error ?? '']);
    printTable(out, ['When', 'Job', 'Tries', 'Error'], why);
    out.line('When the cause is fixed: npm run shop -- jobs retry');
  },
});
