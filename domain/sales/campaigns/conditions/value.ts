import type { Cents } from '#domain/base/money.ts';
import type { CampaignLine } from '../campaign.ts';

/** The lines cost at least `min` cents together, before campaigns. */
export const value = ({ min }: { min: Cents }, lines: readonly { line: CampaignLine }[]): boolean =>
  lines.reduce((sum, { line }) => sum + line.amount * line.unit, 0) >= min;
