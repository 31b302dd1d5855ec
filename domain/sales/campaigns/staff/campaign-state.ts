/** States of a campaign as staff see it: a draft is at work for nobody, whatever its times. */
export const campaignStates = ['running', 'planned', 'draft', 'ended'] as const;
export type CampaignState = (typeof campaignStates)[number];

type Times = { isDraft: boolean; from: Date | null; until: Date | null };

/** The state of a campaign at a moment (admin-campaign-1). */
export function campaignState({ isDraft, from, until }: Times, now: Date): CampaignState {
  if (isDraft) return 'draft';
  if (until && until <= now) return 'ended';
  return from && from > now ? 'planned' : 'running';
}
