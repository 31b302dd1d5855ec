import type { ChangeSet } from '#backend/catalog/change-sets/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { wholeNumber } from '../../command.ts';
import { CommandFailed, localMinute } from '../../output.ts';

export const setNumber = wholeNumber(1, 1_000_000_000, 'Give the number of a change set; changes list shows them.');

export const when = (at: Date | null) => (at === null ? '' : localMinute(at));

export async function setOf(shop: Shop, actor: Actor, id: number): Promise<ChangeSet> {
  const set = await shop.changeSets.one(actor, id);
  if (set) return set;
  throw new CommandFailed(`There is no change set ${id}.`, 'changes list shows them.');
}

/** What became of a set, in a line. */
export const outcome = ({ id, state, startsAt, counts }: ChangeSet): string =>
  state === 'scheduled'
    ? `Change set ${id}: ${counts.changed} rows; its prices start at ${when(startsAt)}. Until then: changes recall ${id}`
    : `Change set ${id} is ${state}; ${counts.changed} rows.`;

const NEXT: Record<string, string> = {
  not_now: 'changes show tells its state, and which rows must be decided first.',
  changed: 'Look at it again: changes show.',
  import_running: 'Try again when the import is done.',
};

export const refused = (id: number, what: string, { reason, details }: { reason: string; details?: unknown }) =>
  new CommandFailed(
    `Change set ${id} cannot be ${what}${reason === 'not_now' ? `: it is ${details}` : ''}; nothing was changed.`,
    NEXT[reason] ?? 'changes list shows them.',
  );
