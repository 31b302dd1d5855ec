import type { CampaignLine, Condition } from './campaign.ts';

type LineTest = (line: CampaignLine) => boolean;

/** The line test of a condition that selects lines; null for conditions of the whole rule. */
function lineTest(condition: Condition): LineTest | null {
  switch (condition.kind) {
    case 'category':
      return category(condition);
    case 'brand':
      return brand(condition);
    case 'sku':
      return sku(condition);
    case 'not_reduced':
      return notReduced;
    default:
      return null;
  }
}

/** A test for the lines that match all conditions of a rule; excluded lines never match. */
export function lineFilter(conditions: readonly Condition[]): LineTest {
  const [first, ...others] = conditions.flatMap((condition) => lineTest(condition) ?? []);
  if (!first) return (line) => !line.isExcluded;
  if (others.length === 0) return (line) => !line.isExcluded && first(line);
  return (line) => !line.isExcluded && first(line) && others.every((test) => test(line));
}

/** The line is in one of the categories (paths) or below one of them. */
function category({ anyOf }: { anyOf: readonly string[] }): (line: CampaignLine) => boolean {
  const paths = new Set(anyOf);
  return (line) => line.categories.some((path) => paths.has(path));
}

/** The line has one of the brands; names compare without case. */
function brand({ anyOf }: { anyOf: readonly string[] }): (line: CampaignLine) => boolean {
  const names = new Set([...anyOf, ...anyOf.map((name) => name.toLowerCase())]);
  return (line) => line.brands.some((name) => names.has(name) || names.has(name.toLowerCase()));
}

/** The line is one of the skus. */
function sku({ anyOf }: { anyOf: readonly string[] }): (line: CampaignLine) => boolean {
  const skus = new Set(anyOf);
  return (line) => skus.has(line.sku);
}

/** The line is not sold at a reduced price. */
const notReduced = (line: CampaignLine): boolean => !line.isReduced;
