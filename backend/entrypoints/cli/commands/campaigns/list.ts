import { z } from 'zod';
import { command, json } from '../../command.ts';
import { localMinute, printTable } from '../../output.ts';
import { ofLimit } from './show.ts';

export const listCampaigns = command({
  name: 'campaigns list',
  description: 'All of them in the order they work in, with their times and uses',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json }, out) => {
    const all = await shop.campaigns.list();
    if (json) return out.line(JSON.stringify(all, null, 2));
    if (all.length === 0) return out.line('No campaigns. They come by: import campaigns <file> (docs/campaigns.md).');
    const rows = all.map(({ campaign, from, until, uses, useLimit }) => [
      campaign.code,
      campaign.name.fi,
      campaign.automatic ? 'automatic' : 'code',
      localMinute(from),
      localMinute(until),
      ofLimit(uses, useLimit),
    ]);
    const head = ['Code', 'Name', 'Works by', 'From', 'Until', 'Orders'];
    printTable(out, head, rows);
  },
});
