import type { Campaign, CampaignLine, CampaignRule, Condition, Effect } from './campaign.ts';

/** A campaign line for tests, with a sku and a price; `more` overrides other fields. */
export const madeLine = (sku: string, unit: number, more: Partial<CampaignLine> = {}): CampaignLine => ({
  id: sku,
  sku,
  amount: 1,
  unit,
  categories: [],
  brands: [],
  isReduced: false,
  isExcluded: false,
  ...more,
});

export const madeRule = (effect: Effect, ...conditions: Condition[]): CampaignRule => ({ conditions, effect });

/** A campaign with a code for tests. */
export const madeCampaign = (code: string, rules: CampaignRule[], more: Partial<Campaign> = {}): Campaign => ({
  code,
  name: { fi: code },
  automatic: false,
  priority: 100,
  rules,
  ...more,
});
