import type { CampaignLine } from '../campaign.ts';

/** The line is of one of the brands, however their names are written in capitals. */
export function brand({ anyOf }: { anyOf: readonly string[] }): (line: CampaignLine) => boolean {
  const names = new Set([...anyOf, ...anyOf.map((name) => name.toLowerCase())]);
  return (line) => line.brands.some((name) => names.has(name) || names.has(name.toLowerCase()));
}
