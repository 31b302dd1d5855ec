import type { CampaignFacts, CampaignLine, Condition } from '../campaign.ts';
import { dates } from './dates.ts';
import { pieces } from './pieces.ts';
import { signedIn } from './signed-in.ts';
import { value } from './value.ts';

/** False when the time or the shopper rules the campaign out, whatever the lines are. */
export const worksNow = (conditions: readonly Condition[], facts: CampaignFacts): boolean =>
  conditions.every((condition) => {
    if (condition.kind === 'dates') return dates(condition, facts);
    return condition.kind !== 'signed_in' || signedIn(facts);
  });

/** False when the matching lines have too few units or too little value. */
export const isEnough = (conditions: readonly Condition[], lines: readonly { line: CampaignLine }[]): boolean =>
  conditions.every((condition) => {
    if (condition.kind === 'pieces') return pieces(condition, lines);
    return condition.kind !== 'value' || value(condition, lines);
  });
