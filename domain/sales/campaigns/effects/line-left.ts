import type { Cents } from '#domain/base/money.ts';
import type { CampaignLine } from '../campaign.ts';

/** A line a rule works on, and the cents that earlier rules left of it; it goes down as rules take their part. */
export type LineLeft = { line: CampaignLine; left: Cents };
