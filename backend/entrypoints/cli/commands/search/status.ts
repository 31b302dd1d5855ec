import { z } from 'zod';
import type { EngineStatus } from '#backend/catalog/search/service.ts';
import { type Count, indexCounts, isWhole } from '#backend/entrypoints/doctor/index-counts.ts';
import { command, json } from '../../command.ts';
import { CommandFailed, localSecond } from '../../output.ts';

const row = (label: string, text: string) => `${label.padEnd(12)} ${text}`;

/** The engine in use, and the state of a hosted one. */
function engineLines(status: EngineStatus): string[] {
  if (status.engine === 'embedded') return [row('engine', 'embedded')];
  const { host, answeredInMs, resting, last, categoriesFetched } = status;
  const now =
    answeredInMs === null
      ? `does NOT answer as it should (${last?.status} ${last?.message}): the embedded engine answers`
      : `answered in ${answeredInMs} ms`;
  return [
    row('engine', `hosted, ${host} ${now}`),
    ...(resting ? [row('', 'left alone for a while after failures')] : []),
    ...(last && answeredInMs !== null
      ? [row('last failure', `${localSecond(last.at)} ${last.status} ${last.message}`)]
      : []),
    row('categories', categoriesFetched ? 'fetched from it' : "the shop's own, not yet fetched from it"),
  ];
}

export const showSearchStatus = command({
  name: 'search status',
  description: 'What is in the index, and whether it has all of the catalog',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json }, out) => {
    const [counts, engine] = await Promise.all([indexCounts(shop), shop.search.status()]);
    if (json) return out.line(JSON.stringify({ ...counts, engine }, null, 2));
    for (const line of engineLines(engine)) out.line(line);
    for (const [name, { indexed, catalog }] of Object.entries(counts).filter(([name]) => name !== 'words') as [
      string,
      Count,
    ][])
      out.line(row(name, `${indexed} of ${catalog} in the index`));
    out.line(row('words', String(counts.words)));
    if (!isWhole(counts))
      throw new CommandFailed('The search index does not have everything.', 'Run: npm run shop -- search reindex');
  },
});
