import { z } from 'zod';
import { command, json } from '../../command.ts';
import { localMinute, printTable } from '../../output.ts';

export const listMail = command({
  name: 'mail list',
  description: 'Mails that wait or could not be sent, with the reason',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json }, out) => {
    const mails = await shop.mail.unsent();
    if (json) return out.line(JSON.stringify(mails, null, 2));
    if (mails.length === 0) return out.line('No mail waits.');
    const rows = mails.map((mail) => [
      localMinute(mail.createdAt),
      mail.status,
      String(mail.attempts),
      mail.to,
      mail.subject,
      mail.error ?? '',
    ]);
    printTable(out, ['Written', 'State', 'Tries', 'To', 'Subject', 'Last error'], rows);
  },
});
