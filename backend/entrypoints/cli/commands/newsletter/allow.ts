import { z } from 'zod';
import { argument, checkEmail, command, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';

export const allowAddress = command({
  name: 'newsletter allow',
  description: 'Take an address off that list: it may ask for the newsletter again',
  input: z.strictObject({ email: argument('<email>', text) }),
  run: async (shop, { email }, out) => {
    checkEmail(email);
    if (!(await shop.newsletter.management.unsuppress(email)))
      throw new CommandFailed('The address is not on the list.', 'See it: npm run shop -- newsletter show <email>');
    out.line('The address may ask for the newsletter again; it is sent nothing until it confirms.');
  },
});
