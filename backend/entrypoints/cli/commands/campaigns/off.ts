import { z } from 'zod';
import { argument, command, text } from '../../command.ts';
import { localMinute } from '../../output.ts';
import { storedCampaign } from './show.ts';

export const endCampaign = command({
  name: 'campaigns off',
  description: 'End one now; orders that have it keep it',
  input: z.strictObject({ code: argument('<code>', text) }),
  run: async (shop, { code }, out) => {
    const { campaign, until } = await storedCampaign(shop, code);
    if (until && until <= shop.now()) return out.line(`${campaign.code} ended on ${localMinute(until)} already.`);
    await shop.campaigns.end(campaign.code);
    out.line(`${campaign.code} has ended.`);
  },
});
