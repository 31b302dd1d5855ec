import { z } from 'zod';
import { actorName, argument, checkEmail, command, commandActor, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';

export const allowAddress = command({
  name: 'newsletter allow',
  description: 'Take an address off that list: it may ask for the newsletter again',
  input: z.strictObject({ email: argument('<email>', text), as: actorName }),
  run: async (shop, { email, as }, out) => {
    checkEmail(email);
    const lifted = await shop.newsletter.staff.suppressions.allow(commandActor(as), email);
    if (!lifted.ok || !lifted.value)
      throw new CommandFailed('The address is not on the list.', 'See it: npm run shop -- newsletter show <email>');
    out.line('The address may ask for the newsletter again; it is sent nothing until it confirms.');
  },
});
