import { z } from 'zod';
import { LINK_HOURS } from '#domain/staff/sign-in.ts';
import { argument, command, text } from '../../command.ts';
import { as, machine, personOf } from './person.ts';

export const resetStaff = command({
  name: 'staff reset',
  description: 'Take all passkeys, the password and the app of a person away; mails and prints a link for new ones',
  input: z.strictObject({ email: argument('<email>', text), as }),
  run: async (shop, { email, as: name }, out) => {
    const person = await personOf(shop, email);
    const done = await shop.staff.reset(machine(name), person.id);
    if (!done.ok) throw new Error(`${email} has just been removed`);
    out.line(`${person.name} signs in anew by this link, once, within ${LINK_HOURS} hours:`);
    out.line(done.value.url);
    out.line('For 24 hours the person cannot refund or do anything else that needs a fresh factor.');
  },
});
