import { command, noInput } from '../../command.ts';

export const retryWebhooks = command({
  name: 'webhooks retry',
  description: 'Send those that failed again',
  input: noInput,
  run: async (shop, _input, out) => {
    const count = await shop.webhooks.retry();
    out.line(count === 0 ? 'No webhook has failed.' : `${count} webhooks are tried again, while the shop runs.`);
  },
});
