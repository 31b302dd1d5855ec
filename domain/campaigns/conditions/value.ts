import type { Cents } from '../../base/money.ts';
import type { CampaignLine } from '../campaign.ts';

/** The lines cost at least so many cents together, before any campaign. */
export const value = ({ min }: { min: Cents }, lines: readonly CampaignLine[]): boolean =>
  lines.reduce((sum, { amount, unit }) => sum + amount * unit, 0) >= min;
