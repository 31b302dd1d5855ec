import type { UserDetails } from '#backend/customers/accounts/service.ts';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Shop } from '#backend/shop.ts';
import { requireDetails } from '../area/require-details.ts';

/** A device on which the customer is signed in; unknown texts are ''. */
export type Device = {
  id: string;
  current: boolean;
  browser: string;
  system: string;
  ip: string;
  /** ISO time. */
  lastSeen: string;
};

/** Data of the page. */
export type OwnDetails = {
  details: UserDetails;
  devices: Device[];
  ways: { hasPassword: boolean; providers: string[] };
  minPassword: number;
};

const PASSWORD = 'credential';

/** Label of a provider; its id when it is no longer offered. */
const labelOf = (auth: Shop['auth'], id: string) =>
  auth.providers().find((provider) => provider.id === id)?.label ?? id.charAt(0).toUpperCase() + id.slice(1);

/** Loads all data of the page concurrently. */
export async function ownDetails(shop: Shop, visitor: Visitor): Promise<OwnDetails> {
  const { auth, settings } = shop;
  const [details, sessions, ways] = await Promise.all([
    requireDetails(shop, visitor),
    auth.sessions(visitor),
    auth.providersOf(visitor),
  ]);
  return {
    details,
    // current device first
    devices: sessions
      .toSorted((a, b) => Number(b.current) - Number(a.current))
      .map(({ id, current, browser, system, ip, lastSeen }) => ({
        id,
        current,
        browser,
        system,
        ip,
        lastSeen: lastSeen.toISOString(),
      })),
    ways: {
      hasPassword: ways.includes(PASSWORD),
      providers: ways.filter((id) => id !== PASSWORD).map((id) => labelOf(auth, id)),
    },
    minPassword: settings.PASSWORD_MIN_LENGTH,
  };
}
