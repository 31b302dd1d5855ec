import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';

/** What customers may be sent; each is asked for alone (decisions 4). */
export const marketingChannels = ['email', 'sms'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];
export type MarketingPermissions = Record<MarketingChannel, boolean>;

/**
 * Of the words that are agreed to on the account's and the sign-up page. Raise it whenever they change: every yes is
 * kept with the version it was said to.
 */
export const MARKETING_TEXT_VERSION = '2026-11';

/** A yes or no to each channel that is given; a channel left out stays as it is. */
export function checkPermissions(
  input: Readonly<Record<string, unknown>>,
): Result<Partial<MarketingPermissions>, 'invalid', FieldProblem<MarketingChannel>[]> {
  const value: Partial<MarketingPermissions> = {};
  const problems: FieldProblem<MarketingChannel>[] = [];
  for (const channel of marketingChannels) {
    const said = input[channel];
    if (said === undefined) continue;
    if (typeof said === 'boolean') value[channel] = said;
    else problems.push({ field: channel, message: 'account.error.invalid' });
  }
  return problems.length > 0 ? fail('invalid', problems) : ok(value);
}
