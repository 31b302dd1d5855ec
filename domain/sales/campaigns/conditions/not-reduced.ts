import type { CampaignLine } from '../campaign.ts';

/** The line is not sold at a reduced price already. */
export const notReduced = (line: CampaignLine): boolean => !line.isReduced;
