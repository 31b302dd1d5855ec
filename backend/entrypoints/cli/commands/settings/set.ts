import { z } from 'zod';
import { actorName, argument, command, commandActor, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';
import { noSection } from './show.ts';

const MOST = 20_000;
const value = z
  .string()
  .max(MOST)
  .refine((typed) => typed.indexOf('=') > 0, 'Give field=value, e.g. phone="010 123 4567".')
  .transform((typed) => [typed.slice(0, typed.indexOf('=')), typed.slice(typed.indexOf('=') + 1)] as const);

export const setSettings = command({
  name: 'settings set',
  description: 'Change fields of a section, e.g. settings set store-oulu hours.6=10-15',
  input: z.strictObject({
    section: argument('<section>', text),
    values: argument('<field=value...>', z.array(value), 'a field and its new value; entries of a list stand on lines'),
    as: actorName,
  }),
  run: async (shop, { section, values, as: name }, out) => {
    const actor = commandActor(name);
    const open = await shop.shopFacts.open(actor, section);
    if (!open) throw noSection(section);
    const unknown = values.find(([field]) => !(field in open.fields));
    if (unknown)
      throw new CommandFailed(
        `${section} has no field ${unknown[0]}.`,
        `It has ${Object.keys(open.fields).join(', ')}.`,
      );
    const edits = values.map(([field, mine]) => ({ field, base: open.fields[field] ?? '', mine }));
    const saved = await shop.shopFacts.save(actor, section, edits);
    if (saved.ok)
      return out.line(`Saved version ${saved.value.version}: ${saved.value.changed.join(', ') || 'no change'}`);
    const wrong = saved.reason === 'invalid' ? (saved.details ?? []) : [];
    const named = wrong.map(({ field, line }) => (line === null ? field : `${field}, line ${line + 1}`));
    throw new CommandFailed(
      saved.reason === 'conflict' ? 'Somebody changed it at the same time.' : `Not valid: ${named.join('; ')}.`,
      `Nothing was changed. npm run shop -- settings show ${section} shows the values and how they are written.`,
    );
  },
});
