import type { Shop } from '#backend/shop.ts';
import type { Out } from '../command.ts';
import { table } from '../table.ts';

/** Prints searches without results, which suggest missing synonyms and products. */
export async function listMisses(
  shop: Shop,
  { days, limit, json }: { days: number; limit: number; json: boolean },
  out: Out,
): Promise<void> {
  const misses = await shop.search.misses.read(days, limit);
  if (json) return out.line(JSON.stringify(misses, null, 2));
  if (misses.length === 0) return out.line(`Nothing was looked for in vain in ${days} days.`);
  for (const line of table(
    ['Times', 'Language', 'Last', 'Searched for'],
    misses.map(({ times, locale, lastOn, query }) => [String(times), locale, lastOn, query]),
  ))
    out.line(line);
  out.line('Words of the trade and synonyms go into content/search/words.yaml (docs/search.md).');
}
