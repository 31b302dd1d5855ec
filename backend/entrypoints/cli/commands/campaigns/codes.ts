import { z } from 'zod';
import { MOST_CODES } from '#domain/sales/campaigns/codes/single-code.ts';
import { actorName, argument, command, commandActor, option, optional, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';
import { storedCampaign } from './show.ts';

const WHY = {
  unknown: 'There is no such campaign.',
  count: `Make 1–${MOST_CODES} codes at a time.`,
  prefix: 'The beginning of codes has at most 20 letters, digits and hyphens.',
  not_single: 'The campaign has no codes that work once; say uniqueCodes: true in its file.',
};

export const makeCampaignCodes = command({
  name: 'campaigns codes',
  description: 'Make codes that work once and print them, this once',
  input: z.strictObject({
    code: argument('<code>', text),
    count: option('--count <number>', `how many, at most ${MOST_CODES}`, z.coerce.number()),
    prefix: option('--prefix <text>', 'what they begin with; the code of the campaign by default', optional(text)),
    as: actorName,
  }),
  run: async (shop, { code, count, prefix, as }, out) => {
    const { campaign } = await storedCampaign(shop, code);
    const wanted = { count, prefix: prefix ?? campaign.code.slice(0, 20) };
    const made = await shop.campaigns.staff.makeCodes(commandActor(as), campaign.code, wanted);
    if (!made.ok) throw new CommandFailed(WHY[made.reason], 'See it: npm run shop -- campaigns show <code>');
    for (const one of made.value.codes) out.line(one);
  },
});
