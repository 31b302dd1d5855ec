import { z } from 'zod';
import { command, json, option, wholeNumber } from '../../command.ts';
import { printTable } from '../../output.ts';

export const listMisses = command({
  name: 'search misses',
  description: 'What was searched for and not found, the most frequent first; kept for 180 days',
  input: z.strictObject({
    days: option('--days <days>', 'the last days, 1–180', wholeNumber(1, 180).default(30)),
    limit: option('--limit <rows>', 'at most so many, 1–5000', wholeNumber(1, 5000).default(100)),
    json: json(),
  }),
  run: async (shop, { days, limit, json }, out) => {
    const misses = await shop.search.counts.read(days, limit, true);
    if (json) return out.line(JSON.stringify(misses, null, 2));
    if (misses.length === 0) return out.line(`Nothing was looked for in vain in ${days} days.`);
    printTable(
      out,
      ['Times', 'Language', 'Last', 'Searched for'],
      misses.map(({ times, locale, lastOn, query }) => [String(times), locale, lastOn, query]),
    );
    out.line(
      'Staff add synonyms and pins in the admin; words of the trade go into content/search/words.yaml (docs/search.md).',
    );
  },
});
