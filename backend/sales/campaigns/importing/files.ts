/** What can be imported by a file of its own. */
export const campaignFiles = ['campaigns', 'cart-rules'] as const;
export type CampaignFile = (typeof campaignFiles)[number];
