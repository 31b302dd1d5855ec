import { z } from 'zod';
import { checkEmail, command, flag, option, optional, text } from '../command.ts';
import { CommandFailed } from '../output.ts';

export const endSessions = command({
  name: 'sessions end',
  description: 'Sign a customer out on every device, or everybody; they sign in again (docs/accounts.md)',
  input: z
    .strictObject({
      customer: option('--customer <email>', 'the customer of this address', optional(text)),
      all: flag('--all', 'every customer'),
    })
    .refine(({ customer, all }) => (customer === null) === all, 'Say --customer <email> or --all.'),
  run: async (shop, { customer }, out) => {
    if (customer !== null) checkEmail(customer);
    const ended = await shop.auth.endSessionsOf(customer);
    if (ended === null)
      throw new CommandFailed(
        `No account has the address ${customer}.`,
        'Look at how the customer writes it in their order.',
      );
    out.line(ended === 1 ? 'One session ended.' : `${ended} sessions ended.`);
  },
});
