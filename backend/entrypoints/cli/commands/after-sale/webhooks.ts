import type { Shop } from '#backend/shop.ts';
import type { Out } from '../../command.ts';
import { localMinute } from '../../local-time.ts';
import { table } from '../../table.ts';

export async function listWebhooks(
  shop: Shop,
  { limit, status, json }: { limit: number; status: string | null; json: boolean },
  out: Out,
): Promise<void> {
  const deliveries = await shop.webhooks.list(limit, status);
  if (json) return out.line(JSON.stringify(deliveries, null, 2));
  if (!shop.settings.WEBHOOK_URL) out.line('WEBHOOK_URL is not set: nobody is told of anything.');
  if (deliveries.length === 0) return out.line('No webhooks.');
  const rows = deliveries.map((row) => [
    localMinute(row.created_at),
    row.status,
    String(row.attempts),
    row.kind,
    row.id,
    row.last_error ?? '',
  ]);
  for (const line of table(['Written', 'State', 'Tries', 'Kind', 'Id', 'Last error'], rows)) out.line(line);
}

export async function retryWebhooks(shop: Shop, out: Out): Promise<void> {
  const count = await shop.webhooks.retry();
  out.line(
    count === 0 ? 'No webhook has failed.' : `${count} webhooks are tried again within a minute, while the shop runs.`,
  );
}
