import { z } from 'zod';
import { actorName, command, commandActor } from '../../command.ts';

export const retryWebhooks = command({
  name: 'webhooks retry',
  description: 'Send those that failed again',
  input: z.strictObject({ as: actorName }),
  run: async (shop, { as }, out) => {
    const count = await shop.workQueue.retry(commandActor(as), 'webhooks');
    out.line(count === 0 ? 'No webhook has failed.' : `${count} webhooks are tried again, while the shop runs.`);
  },
});
