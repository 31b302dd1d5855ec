import { z } from 'zod';
import { actorName, command, commandActor } from '../../command.ts';

export const retryMail = command({
  name: 'mail retry',
  description: 'Try all of them again now, also those that were given up',
  input: z.strictObject({ as: actorName }),
  run: async (shop, { as }, out) => {
    const count = await shop.workQueue.retry(commandActor(as), 'mail');
    out.line(count === 0 ? 'No mail waits.' : `${count} mails are tried again, while the shop runs.`);
  },
});
