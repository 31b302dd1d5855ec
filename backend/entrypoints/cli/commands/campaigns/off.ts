import { z } from 'zod';
import { actorName, argument, command, commandActor, text } from '../../command.ts';
import { localMinute } from '../../output.ts';
import { storedCampaign } from './show.ts';

export const endCampaign = command({
  name: 'campaigns off',
  description: 'End one now; orders that have it keep it',
  input: z.strictObject({ code: argument('<code>', text), as: actorName }),
  run: async (shop, { code, as }, out) => {
    const { campaign, until } = await storedCampaign(shop, code);
    if (until && until <= shop.now()) return out.line(`${campaign.code} ended on ${localMinute(until)} already.`);
    await shop.campaigns.staff.end(commandActor(as), campaign.code, null);
    out.line(`${campaign.code} has ended.`);
  },
});
