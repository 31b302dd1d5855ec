import type { AccountService } from '#backend/customers/accounts/service.ts';
import { type MarketingChannel, marketingChannels } from '#domain/customers/accounts/marketing-permissions.ts';

type Log = Awaited<ReturnType<AccountService['permissionLog']>>;

/** The last logged permission of each channel with its time (ISO), or null. */
export type LastSaid = Record<MarketingChannel, { granted: boolean; at: string } | null>;

export function lastSaid(log: Log): LastSaid {
  const last: LastSaid = { email: null, sms: null };
  for (const channel of marketingChannels) {
    const said = log.findLast((entry) => entry.channel === channel);
    if (said) last[channel] = { granted: said.granted, at: said.at.toISOString() };
  }
  return last;
}
