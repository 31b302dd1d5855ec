import type { CampaignLine } from '../campaign.ts';

/** The lines are at least so many pieces together. */
export const pieces = ({ min }: { min: number }, lines: readonly { line: CampaignLine }[]): boolean =>
  lines.reduce((sum, { line }) => sum + line.amount, 0) >= min;
