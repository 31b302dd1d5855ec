import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';

/** Channels of marketing; each has its own permission (account-5). */
export const marketingChannels = ['email', 'sms'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];
export type MarketingPermissions = Record<MarketingChannel, boolean>;

/**
 * Version of the permission text on the account and sign-up pages. Raise it whenever that text changes: every
 * permission is stored with its version (account-5).
 */
export const MARKETING_TEXT_VERSION = '2026-11';

/** Validates the permissions of the channels that are given; the other channels stay unchanged. */
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
