import type { Shop } from '#backend/shop.ts';
import type { Out } from '../command.ts';
import { table } from '../table.ts';

export async function listRedirects(shop: Shop, json: boolean, out: Out): Promise<void> {
  const redirects = await shop.redirects.list();
  if (json) return out.line(JSON.stringify(redirects, null, 2));
  if (redirects.length === 0)
    return out.line('No redirects. They come with an import: redirects.jsonl (docs/import.md).');
  const rows = redirects.map(({ from, to, status, prefix, source }) => [
    `${from}${prefix ? ' and below' : ''}`,
    to,
    String(status),
    source === 'slug' ? 'changed address' : 'import',
  ]);
  for (const line of table(['From', 'To', 'Status', 'Made by'], rows)) out.line(line);
}
