import type { CampaignLine, Condition } from '../campaign.ts';
import { brand } from './brand.ts';
import { category } from './category.ts';
import { notReduced } from './not-reduced.ts';
import { sku } from './sku.ts';

type Test = (line: CampaignLine) => boolean;

/** The line test of a condition that selects lines; null for conditions of the whole rule. */
function lineTest(condition: Condition): Test | null {
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
export function about(conditions: readonly Condition[]): Test {
  const [first, ...others] = conditions.flatMap((condition) => lineTest(condition) ?? []);
  if (!first) return (line) => !line.isExcluded;
  if (others.length === 0) return (line) => !line.isExcluded && first(line);
  return (line) => !line.isExcluded && first(line) && others.every((test) => test(line));
}
