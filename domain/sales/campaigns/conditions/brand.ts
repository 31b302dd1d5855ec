import type { CampaignLine } from '../campaign.ts';

/** The line has one of the brands; names compare without case. */
export function brand({ anyOf }: { anyOf: readonly string[] }): (line: CampaignLine) => boolean {
  const names = new Set([...anyOf, ...anyOf.map((name) => name.toLowerCase())]);
  return (line) => line.brands.some((name) => names.has(name) || names.has(name.toLowerCase()));
}
