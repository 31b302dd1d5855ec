import { z } from 'zod';
import { command, json } from '../../command.ts';
import { localSecond, printTable } from '../../output.ts';
import { hasJobTable } from './retry.ts';

type Count = { name: string; state: string; n: number; next: Date | null };
type Failed = { name: string; at: Date; tries: number; error: string | null };

const COUNTS = `select name, state::text, count(*)::int as n, min(start_after) filter (where state in ('created', 'retry')) as next
  from jobs.job group by name, state order by name, state`;
const FAILED = `select name, completed_on as at, retry_count + 1 as tries, output ->> 'message' as error
  from jobs.job where state = 'failed' order by completed_on desc limit 20`;

export const listJobs = command({
  name: 'jobs list',
  description: 'Jobs by state, and why some were given up',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json }, out) => {
    const known = await hasJobTable(shop);
    const counts = known ? (await shop.db.query<Count>(COUNTS)).rows : [];
    const failed = known ? (await shop.db.query<Failed>(FAILED)).rows : [];
    if (json) return out.line(JSON.stringify({ counts, failed }, null, 2));
    if (counts.length === 0) return out.line('No jobs: the shop has not been started on this database, or is idle.');
    const rows = counts.map(({ name, state, n, next }) => [name, state, String(n), next ? localSecond(next) : '']);
    printTable(out, ['Job', 'State', 'Count', 'Next'], rows);
    if (failed.length === 0) return;
    out.line('');
    out.line('Given up, newest first:');
    const why = failed.map(({ name, at, tries, error }) => [localSecond(at), name, String(tries), error ?? '']);
    printTable(out, ['When', 'Job', 'Tries', 'Error'], why);
    out.line('When the cause is fixed: npm run shop -- jobs retry');
  },
});
