import type { CampaignLine } from '../campaign.ts';

/** The line is in one of the categories (paths) or below one of them. */
export function category({ anyOf }: { anyOf: readonly string[] }): (line: CampaignLine) => boolean {
  const paths = new Set(anyOf);
  return (line) => line.categories.some((path) => paths.has(path));
}
