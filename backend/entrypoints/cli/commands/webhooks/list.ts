import { z } from 'zod';
import { command, json, option, optional } from '../../command.ts';
import { localMinute, printTable } from '../../output.ts';

const LISTED = 50;

export const listWebhooks = command({
  name: 'webhooks list',
  description: 'The newest, and how they went',
  input: z.strictObject({
    status: option('--status <status>', 'only those in a state', optional(z.enum(['queued', 'sent', 'failed']))),
    json: json(),
  }),
  run: async (shop, { status, json }, out) => {
    const deliveries = await shop.webhooks.list(LISTED, status);
    if (json) return out.line(JSON.stringify(deliveries, null, 2));
    if (!(await shop.webhooks.isSent())) out.line('No endpoint is enabled: no events are sent.');
    if (deliveries.length === 0) return out.line('No webhooks.');
    const rows = deliveries.map((row) => [
      localMinute(row.created_at),
      row.status,
      String(row.attempts),
      row.kind,
      row.endpoint ?? 'WEBHOOK_URL',
      row.id,
      row.last_error ?? '',
    ]);
    printTable(out, ['Written', 'State', 'Tries', 'Kind', 'Endpoint', 'Id', 'Last error'], rows);
  },
});
