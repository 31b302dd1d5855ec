import type { CampaignLine } from '../campaign.ts';

/** The lines have at least `min` units together. */
export const pieces = ({ min }: { min: number }, lines: readonly { line: CampaignLine }[]): boolean =>
  lines.reduce((sum, { line }) => sum + line.amount, 0) >= min;
