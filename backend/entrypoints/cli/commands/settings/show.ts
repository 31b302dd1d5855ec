import { z } from 'zod';
import { argument, command, commandActor, json, text } from '../../command.ts';
import { CommandFailed, localMinute, printTable } from '../../output.ts';

export const listSettings = command({
  name: 'settings list',
  description: 'The sections of the shop’s settings, and who changed each last',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json }, out) => {
    const sections = await shop.shopFacts.list(commandActor(undefined));
    if (json) return out.line(JSON.stringify(sections, null, 2));
    const rows = sections.map(({ id, version, savedAt, savedBy }) => [
      ...[id, String(version), savedAt ? localMinute(savedAt) : 'shop.config.ts', savedBy ?? ''],
    ]);
    printTable(out, ['Section', 'Version', 'Saved', 'By'], rows);
  },
});

export const noSection = (id: string) =>
  new CommandFailed(`There is no section ${id}.`, 'npm run shop -- settings list shows them.');

export const showSettings = command({
  name: 'settings show',
  description: 'The values of a section, as its form in the admin shows them',
  input: z.strictObject({ section: argument('<section>', text), json: json() }),
  run: async (shop, { section, json }, out) => {
    const open = await shop.shopFacts.open(commandActor(undefined), section);
    if (!open) throw noSection(section);
    if (json) return out.line(JSON.stringify(open.fields, null, 2));
    for (const [name, value] of Object.entries(open.fields)) out.line(`${name}: ${value.replaceAll('\n', '\n    ')}`);
  },
});
