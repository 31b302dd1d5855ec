import { stringify } from 'yaml';
import { z } from 'zod';
import { command } from '../../command.ts';

export const pullCampaigns = command({
  name: 'campaigns pull',
  description: 'Print all of them as a file, changes of the admin among them: campaigns pull > campaigns.yaml',
  input: z.strictObject({}),
  run: async (shop, _, out) => out.line(stringify(await shop.campaigns.staff.rows()).trimEnd()),
});
