import type { CampaignLine } from '../campaign.ts';

/** The line is not sold at a reduced price. */
export const notReduced = (line: CampaignLine): boolean => !line.isReduced;
