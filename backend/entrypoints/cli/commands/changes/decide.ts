import { z } from 'zod';
import type { Shop } from '#backend/shop.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { actorName, argument, command, commandActor } from '../../command.ts';
import { CommandFailed, type Out } from '../../output.ts';
import { outcome, refused, setNumber, setOf } from './texts.ts';

const input = z.strictObject({ number: argument('<number>', setNumber), as: actorName });

async function apply(shop: Shop, actor: Actor, id: number, out: Out): Promise<void> {
  const { version } = await setOf(shop, actor, id);
  const applied = await shop.changeSets.approve(actor, id, version);
  if (!applied.ok) throw refused(id, 'applied', applied);
  if (applied.value.state === 'checked')
    throw new CommandFailed(
      `Goods of change set ${id} were changed after its check; nothing was changed.`,
      `Look at them and decide in the admin: changes show ${id}`,
    );
  out.line(outcome(await setOf(shop, actor, id)));
}

export const applyChanges = command({
  name: 'changes apply',
  description: 'Apply a checked change set; its prices start in ten minutes',
  input,
  run: (shop, { number, as }, out) => apply(shop, commandActor(as), number, out),
});

export const recallChanges = command({
  name: 'changes recall',
  description: 'Take back prices that have not started; the price history never knows of them',
  input,
  run: async (shop, { number, as }, out) => {
    const recalled = await shop.changeSets.recall(commandActor(as), number);
    if (!recalled.ok) throw refused(number, 'recalled', recalled);
    const { left } = recalled.value;
    out.line(`Recalled.${left > 0 ? ` ${left} rows stay: somebody has changed them since.` : ''}`);
  },
});

export const undoChanges = command({
  name: 'changes undo',
  description: 'Undo an applied change set by a set of its own; what others changed since stays',
  input,
  run: async (shop, { number, as }, out) => {
    const actor = commandActor(as);
    const made = await shop.changeSets.undo(actor, number);
    if (!made.ok) throw refused(number, 'undone', made);
    await apply(shop, actor, made.value.id, out);
  },
});
