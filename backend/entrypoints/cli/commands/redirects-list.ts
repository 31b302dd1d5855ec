import { z } from 'zod';
import { command, json } from '../command.ts';
import { printTable } from '../output.ts';

export const listRedirects = command({
  name: 'redirects list',
  description: 'All of them, with where they lead',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json }, out) => {
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
    printTable(out, ['From', 'To', 'Status', 'Made by'], rows);
  },
});
