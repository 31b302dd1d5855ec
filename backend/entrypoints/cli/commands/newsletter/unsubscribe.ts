import { z } from 'zod';
import { argument, checkEmail, command, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';

export const unsubscribeReader = command({
  name: 'newsletter unsubscribe',
  description: 'Somebody said no by mail or phone: the newsletter ends',
  input: z.strictObject({ email: argument('<email>', text) }),
  run: async (shop, { email }, out) => {
    checkEmail(email);
    if (!(await shop.newsletter.management.unsubscribe(email)))
      throw new CommandFailed(
        'There is no such reader.',
        `To send the address nothing ever: npm run shop -- newsletter suppress ${email}`,
      );
    out.line('The newsletter to this address has ended.');
  },
});
