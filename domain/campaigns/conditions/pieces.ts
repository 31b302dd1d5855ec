import type { CampaignLine } from '../campaign.ts';

/** The lines are at least so many pieces together. */
export const pieces = ({ min }: { min: number }, lines: readonly CampaignLine[]): boolean =>
  lines.reduce((sum, { amount }) => sum + amount, 0) >= min;
