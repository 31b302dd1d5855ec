import { z } from 'zod';
import { argument, checkEmail, command, option, text } from '../../command.ts';

export const suppressAddress = command({
  name: 'newsletter suppress',
  description: 'Never send an address anything it has not ordered, subscribed or not',
  input: z.strictObject({
    email: argument('<email>', text),
    reason: option('--reason <reason>', 'why', z.enum(['asked', 'complaint', 'bounce']).default('asked')),
  }),
  run: async (shop, { email, reason }, out) => {
    checkEmail(email);
    const isNew = await shop.newsletter.management.suppress(email, reason);
    out.line(
      isNew ? 'The address gets nothing any more that it has not ordered.' : 'The address was on the list already.',
    );
  },
});
