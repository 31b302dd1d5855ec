import type { Cents } from '#domain/base/money.ts';
import type { CampaignFacts, CampaignLine, Condition } from './campaign.ts';

/** True from `from` until before `until`, ISO times; null is unbounded. */
function dates(
  { from, until }: { from: string | null; until: string | null },
  { now }: Pick<CampaignFacts, 'now'>,
): boolean {
  const at = Date.parse(now);
  return (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until));
}

/** The shopper is signed in. */
const signedIn = ({ isSignedIn }: Pick<CampaignFacts, 'isSignedIn'>): boolean => isSignedIn;

/** The lines have at least `min` units together. */
const pieces = ({ min }: { min: number }, lines: readonly { line: CampaignLine }[]): boolean =>
  lines.reduce((sum, { line }) => sum + line.amount, 0) >= min;

/** The lines cost at least `min` cents together, before campaigns. */
const value = ({ min }: { min: Cents }, lines: readonly { line: CampaignLine }[]): boolean =>
  lines.reduce((sum, { line }) => sum + line.amount * line.unit, 0) >= min;

/** True when the time and the shopper allow the rule, whatever the lines are. */
export const isRuleActive = (conditions: readonly Condition[], facts: CampaignFacts): boolean =>
  conditions.every((condition) => {
    if (condition.kind === 'dates') return dates(condition, facts);
    return condition.kind !== 'signed_in' || signedIn(facts);
  });

/** True when the matching lines have enough units and value. */
export const meetsMinimum = (conditions: readonly Condition[], lines: readonly { line: CampaignLine }[]): boolean =>
  conditions.every((condition) => {
    if (condition.kind === 'pieces') return pieces(condition, lines);
    return condition.kind !== 'value' || value(condition, lines);
  });
