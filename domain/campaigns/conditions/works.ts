import type { CampaignFacts, CampaignLine, Condition } from '../campaign.ts';
import { dates } from './dates.ts';
import { pieces } from './pieces.ts';
import { signedIn } from './signed-in.ts';
import { value } from './value.ts';

/** True unless a condition keeps a rule from working on the lines it is about. */
export const works = (
  conditions: readonly Condition[],
  lines: readonly CampaignLine[],
  facts: CampaignFacts,
): boolean =>
  conditions.every((condition) => {
    switch (condition.kind) {
      case 'pieces':
        return pieces(condition, lines);
      case 'value':
        return value(condition, lines);
      case 'dates':
        return dates(condition, facts);
      case 'signed_in':
        return signedIn(facts);
      default:
        return true;
    }
  });
