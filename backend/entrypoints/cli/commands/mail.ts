import type { Shop } from '#backend/shop.ts';
import type { Out } from '../command.ts';
import { localMinute } from '../local-time.ts';
import { table } from '../table.ts';

export async function listMail(shop: Shop, json: boolean, out: Out): Promise<void> {
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
  for (const line of table(['Written', 'State', 'Tries', 'To', 'Subject', 'Last error'], rows)) out.line(line);
}

export async function retryMail(shop: Shop, out: Out): Promise<void> {
  const count = await shop.mail.retry();
  out.line(count === 0 ? 'No mail waits.' : `${count} mails are tried again within a minute, while the shop runs.`);
}
