import { command, noInput } from '../../command.ts';

export const retryMail = command({
  name: 'mail retry',
  description: 'Try all of them again now, also those that were given up',
  input: noInput,
  run: async (shop, _input, out) => {
    const count = await shop.mail.retry();
    out.line(count === 0 ? 'No mail waits.' : `${count} mails are tried again, while the shop runs.`);
  },
});
