import type { CampaignFacts } from '../campaign.ts';

/** It is neither before `from` nor `until` or later; null is open. All are ISO times. */
export function dates(
  { from, until }: { from: string | null; until: string | null },
  { now }: Pick<CampaignFacts, 'now'>,
): boolean {
  const at = Date.parse(now);
  return (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until));
}
