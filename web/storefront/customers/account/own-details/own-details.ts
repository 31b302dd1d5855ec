import type { UserDetails } from '#backend/customers/accounts/service.ts';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Shop } from '#backend/shop.ts';
import { requireDetails } from '../area/require-details.ts';

/** A device the customer is signed in on; texts the browser did not tell are ''. */
export type Device = {
  id: string;
  current: boolean;
  browser: string;
  system: string;
  ip: string;
  /** ISO time. */
  lastSeen: string;
};

/** What the page of own details shows. */
export type OwnDetails = {
  details: UserDetails;
  devices: Device[];
  ways: { hasPassword: boolean; providers: string[] };
  minPassword: number;
};

const PASSWORD = 'credential';

/** A provider's own name; one that is no longer offered by its id. */
const labelOf = (auth: Shop['auth'], id: string) =>
  auth.providers().find((provider) => provider.id === id)?.label ?? id.charAt(0).toUpperCase() + id.slice(1);

/** Reads everything at once; the page has one wait. */
export async function ownDetails(shop: Shop, visitor: Visitor): Promise<OwnDetails> {
  const { auth, settings } = shop;
  const [details, sessions, ways] = await Promise.all([
    requireDetails(shop, visitor),
    auth.sessions(visitor),
    auth.providersOf(visitor),
  ]);
  return {
    details,
    // this one first
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
