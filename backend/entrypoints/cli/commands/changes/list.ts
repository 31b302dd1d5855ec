import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import type { FieldChange } from '#domain/catalog/change-sets/change-set.ts';
import { actorName, argument, command, commandActor, json } from '../../command.ts';
import { printTable } from '../../output.ts';
import { setNumber, setOf, when } from './texts.ts';

export const listChanges = command({
  name: 'changes list',
  description: 'The newest change sets of goods and prices',
  input: z.strictObject({ json: json(), as: actorName }),
  run: async (shop, { json, as }, out) => {
    const { sets } = await shop.changeSets.list(commandActor(as));
    if (json) return out.line(JSON.stringify(sets, null, 2));
    if (sets.length === 0) return out.line('No change sets yet.');
    const rows = sets.map(({ id, createdAt, state, counts, author, title }) => [
      ...[String(id), when(createdAt), state, String(counts.changed), author.name ?? ''],
      title,
    ]);
    printTable(out, ['Number', 'Made', 'State', 'Rows', 'By', 'Change'], rows);
  },
});

const value = (field: string, of: unknown) =>
  (field === 'price' || field === 'salePrice') && typeof of === 'number' ? formatEuros(of) : JSON.stringify(of);
const described = (changes: readonly FieldChange[]) =>
  changes.map(({ field, before, after }) => `${field} ${value(field, before)} → ${value(field, after)}`).join(', ');

export const showChanges = command({
  name: 'changes show',
  description: 'A change set with its first rows, and those that must be decided',
  input: z.strictObject({ number: argument('<number>', setNumber), json: json(), as: actorName }),
  run: async (shop, { number, json, as }, out) => {
    const actor = commandActor(as);
    const set = await setOf(shop, actor, number);
    const { rows } = await shop.changeSets.rows(actor, number, set.counts.problems > 0 ? 'problems' : null);
    if (json) return out.line(JSON.stringify({ ...set, rows }, null, 2));
    out.line(`${set.id} ${set.state}: ${set.title}`);
    const { changed, unchanged, skipped, problems } = set.counts;
    out.line(`${changed} change, ${unchanged} stay, ${skipped} left out, ${problems} to decide`);
    if (set.startsAt) out.line(`Prices start at ${when(set.startsAt)}`);
    const lines = rows.map(({ key, changes, problem, reason, notices }) => [
      ...[key, described(changes)],
      [problem, reason, ...notices].filter(Boolean).join(' '),
    ]);
    printTable(out, ['Goods', 'Change', 'Note'], lines);
  },
});
