import { z } from 'zod';
import { argument, command, flag, text } from '../../command.ts';
import { as, lastOwner, machine, personOf } from './person.ts';

export const suspendStaff = command({
  name: 'staff suspend',
  description: 'Suspend a person at once, on every device; --restore lets them in again',
  input: z.strictObject({
    email: argument('<email>', text),
    restore: flag('--restore', 'let the person in again'),
    as,
  }),
  run: async (shop, { email, restore, as: name }, out) => {
    const person = await personOf(shop, email);
    const done = await shop.staff.setSuspended(machine(name), person.id, !restore);
    if (!done.ok) throw lastOwner();
    out.line(restore ? `${person.name} may sign in again.` : `${person.name} is suspended; all sessions ended.`);
  },
});
