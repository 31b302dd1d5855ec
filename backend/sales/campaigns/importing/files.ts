/** Kinds of files that can be imported. */
export const campaignFiles = ['campaigns', 'cart-rules'] as const;
export type CampaignFile = (typeof campaignFiles)[number];
