import type { Cents } from '#domain/base/money.ts';
import type { CampaignLine } from '../campaign.ts';

/** A line that a rule matches, and the cents that earlier rules left of it; each discount decreases `left`. */
export type LineLeft = { line: CampaignLine; left: Cents };
