import { z } from 'zod';
import { actorName, command, commandActor } from '../../command.ts';

export const retryJobs = command({
  name: 'jobs retry',
  description: 'Try those that were given up again',
  input: z.strictObject({ as: actorName }),
  run: async (shop, { as }, out) => {
    const done = await shop.health.cure(commandActor(as), 'jobs');
    const count = done.ok ? (done.value ?? 0) : 0;
    out.line(count === 0 ? 'No job was given up.' : `${count} jobs are tried again, while the shop runs.`);
  },
});
