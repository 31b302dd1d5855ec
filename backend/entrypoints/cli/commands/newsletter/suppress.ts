import { z } from 'zod';
import { actorName, argument, checkEmail, command, commandActor, option, text } from '../../command.ts';

export const suppressAddress = command({
  name: 'newsletter suppress',
  description: 'Never send an address anything it has not ordered, subscribed or not',
  input: z.strictObject({
    email: argument('<email>', text),
    reason: option('--reason <reason>', 'why', z.enum(['asked', 'complaint', 'bounce']).default('asked')),
    as: actorName,
  }),
  run: async (shop, { email, reason, as }, out) => {
    checkEmail(email);
    const done = await shop.newsletter.staff.suppressions.suppress(commandActor(as), email, reason);
    out.line(
      done.ok && done.value
        ? 'The address gets nothing any more that it has not ordered.'
        : 'The address was on the list already.',
    );
  },
});
