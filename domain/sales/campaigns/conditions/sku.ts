import type { CampaignLine } from '../campaign.ts';

/** The line is one of the skus. */
export function sku({ anyOf }: { anyOf: readonly string[] }): (line: CampaignLine) => boolean {
  const skus = new Set(anyOf);
  return (line) => skus.has(line.sku);
}
