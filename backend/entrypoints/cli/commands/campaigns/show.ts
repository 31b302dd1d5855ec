import { z } from 'zod';
import type { StoredCampaign } from '#backend/sales/campaigns/service.ts';
import type { Shop } from '#backend/shop.ts';
import { argument, command, json, text } from '../../command.ts';
import { CommandFailed, localMinute } from '../../output.ts';

/** Orders that use a campaign, of how many may. */
export const ofLimit = (uses: number, limit: number | null) => (limit === null ? String(uses) : `${uses} of ${limit}`);

/** The campaign of a code; throws `CommandFailed` if there is none. */
export async function storedCampaign(shop: Shop, code: string): Promise<StoredCampaign> {
  const found = await shop.campaigns.find(code);
  if (found) return found;
  throw new CommandFailed(`There is no campaign ${code}.`, 'See them all: npm run shop -- campaigns list');
}

export const showCampaign = command({
  name: 'campaigns show',
  description: 'One with its rules',
  input: z.strictObject({ code: argument('<code>', text), json: json() }),
  run: async (shop, { code, json }, out) => {
    const stored = await storedCampaign(shop, code);
    if (json) return out.line(JSON.stringify(stored, null, 2));
    const { campaign, from, until, uses, useLimit, useLimitPerCustomer } = stored;
    out.line(`${campaign.code}  ${campaign.name.fi}`);
    out.line(`${campaign.automatic ? 'Automatic' : 'By its code'}, priority ${campaign.priority}`);
    out.line(`From ${localMinute(from)} until ${localMinute(until)}`);
    out.line(`Orders ${ofLimit(uses, useLimit)}; of one customer at most ${useLimitPerCustomer ?? 'any'}`);
    for (const { conditions, effect } of campaign.rules)
      out.line(`  ${[...conditions, effect].map((part) => JSON.stringify(part)).join(' ')}`);
  },
});
