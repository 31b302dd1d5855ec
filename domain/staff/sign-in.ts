import { MINUTE_MS } from '#domain/base/time/durations.ts';
import type { StaffRole } from './permissions.ts';

/** How a session began. `pin` only on a shared tablet, `demo` only in a demo shop. */
export type SignInWay = 'passkey' | 'totp' | 'recovery' | 'invitation' | 'demo' | 'pin';

/** What a link of staff is for. Each is used once, by a button. */
export type StaffLinkKind = 'invite' | 'reset' | 'demo';

const TABLET_ROLES: readonly StaffRole[] = ['owner', 'manager', 'sales', 'store'];

/** Whether a person may work on a store's shared tablet: in that store, with a role that includes a store's (staff-14). */
export const mayUseTablet = (
  { role, stores }: { role: StaffRole; stores: readonly string[] },
  store: string,
): boolean => TABLET_ROLES.includes(role) && (stores.length === 0 || stores.includes(store));

export const LINK_HOURS = 24;
const IDLE_MINUTES = 60;
const TABLET_IDLE_MINUTES = 10;
const MOST_HOURS = 12;

/** Whether a session has ended by itself: unused for 60 minutes (10 on a shared tablet), or 12 hours old (staff-4). */
export function hasSessionEnded(session: { createdAt: Date; seenAt: Date; isOnTablet: boolean }, now: Date): boolean {
  const idle = now.getTime() - session.seenAt.getTime();
  const age = now.getTime() - session.createdAt.getTime();
  const mostIdle = (session.isOnTablet ? TABLET_IDLE_MINUTES : IDLE_MINUTES) * MINUTE_MS;
  return idle >= mostIdle || age >= MOST_HOURS * 60 * MINUTE_MS;
}
