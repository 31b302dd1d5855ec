import { z } from 'zod';
import { command, json } from '../../command.ts';
import { printTable } from '../../output.ts';

export const countReaders = command({
  name: 'newsletter list',
  description: 'How many readers stand where, and how many addresses get nothing',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json }, out) => {
    const counts = await shop.newsletter.management.counts();
    if (json) return out.line(JSON.stringify(counts, null, 2));
    const rows = [
      ...counts.subscribers.map(({ status, locale, count }) => [status, locale, String(count)]),
      ...counts.suppressed.map(({ reason, count }) => ['gets nothing', reason, String(count)]),
    ];
    if (rows.length === 0) return out.line('Nobody has asked for the newsletter yet.');
    printTable(out, ['State', 'Language or reason', 'Addresses'], rows);
  },
});
