import type { CampaignFacts } from '../campaign.ts';

/** The shopper is signed in. */
export const signedIn = ({ isSignedIn }: Pick<CampaignFacts, 'isSignedIn'>): boolean => isSignedIn;
