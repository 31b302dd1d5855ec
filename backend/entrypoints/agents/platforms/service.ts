import { LRUCache } from 'lru-cache';
import type { ShopContext } from '#backend/platform/context.ts';
import { type FetchPublic, refusedUrl } from '#backend/platform/public-net/fetch-public.ts';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { ProtocolError } from '../ucp/protocol-error.ts';
import { type Negotiated, negotiate } from './negotiate.ts';

const KEPT = 500;
/** How long a profile is believed; the protocol asks for a minute at least, whatever the profile's own headers say. */
const BELIEVED_MS = 10 * 60_000;
/** How long one that failed is not asked again. */
const BACKOFF_MS = 60_000;
/** Profiles that are fetched in a minute, by all agents together. */
const BUDGET = 60;

export type AgentPlatforms = ReturnType<typeof createAgentPlatforms>;

type Known = { result: Promise<Negotiated>; until: number };

/**
 * Profiles of agents: fetched, checked and kept in memory for ten minutes. Whoever asks chooses the address, so the fetch is limited to the
 * public internet, and a process fetches sixty in a minute at most (agent-2).
 */
export function createAgentPlatforms(
  { now, log }: Pick<ShopContext, 'now' | 'log'>,
  { fetchProfile }: { fetchProfile: FetchPublic },
) {
  const known = new LRUCache<string, Known>({ max: KEPT });
  let budget = { from: 0, left: BUDGET };

  function spend(at: number): void {
    if (at - budget.from >= MINUTE_MS) budget = { from: at, left: BUDGET };
    if (budget.left <= 0) {
      const seconds = Math.ceil((budget.from + MINUTE_MS - at) / 1000);
      throw new ProtocolError('unavailable', 'Too many profiles are being read. Try again later.', seconds);
    }
    budget.left -= 1;
  }

  async function read(url: URL): Promise<Negotiated> {
    const response = await fetchProfile(url).catch((error: unknown) => {
      log.info({ err: error, host: url.hostname }, 'the profile of an agent could not be read');
      return null;
    });
    if (!response || response.status < 200 || response.status > 299)
      throw new ProtocolError('profile_unreachable', 'Your profile could not be read.');
    if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(response.type))
      throw new ProtocolError('profile_malformed', 'Your profile is not application/json.');
    return negotiate(response.body);
  }

  return {
    /** What the agent of a profile and the shop can both do. Throws `ProtocolError`. */
    async negotiated(url: URL): Promise<Negotiated> {
      const refused = refusedUrl(url);
      if (refused) throw new ProtocolError('invalid_profile_url', `The address of your profile ${refused}.`);
      const at = now().getTime();
      const found = known.get(url.href);
      if (found && at < found.until) return found.result;
      spend(at);
      const result = read(url);
      const entry = { result, until: at + BELIEVED_MS };
      known.set(url.href, entry);
      result.catch(() => {
        entry.until = at + BACKOFF_MS;
      });
      return result;
    },
  };
}
