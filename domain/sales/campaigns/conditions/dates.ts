import type { CampaignFacts } from '../campaign.ts';

/** True from `from` until before `until`, ISO times; null is unbounded. */
export function dates(
  { from, until }: { from: string | null; until: string | null },
  { now }: Pick<CampaignFacts, 'now'>,
): boolean {
  const at = Date.parse(now);
  return (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until));
}
