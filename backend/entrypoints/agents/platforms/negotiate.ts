import { z } from 'zod';
import { type CapabilityName, capabilityNames, parentsOf, UCP_VERSION } from '../ucp/protocol.ts';
import { ProtocolError } from '../ucp/protocol-error.ts';

const version = z.string().max(40);
const entries = z.array(z.looseObject({ version })).max(50);

/** What the shop reads of an agent's profile. */
const platformProfile = z.looseObject({
  ucp: z.looseObject({
    version,
    capabilities: z.record(z.string().max(200), entries).default({}),
  }),
});

/** What shop and agent can both do. */
export type Negotiated = ReadonlySet<CapabilityName>;

/** Leaves out extensions of which nothing remains that they extend, until all have something. */
function withoutOrphans(names: readonly CapabilityName[]): readonly CapabilityName[] {
  const kept = names.filter((name) => {
    const parents = parentsOf(name);
    return parents.length === 0 || parents.some((parent) => names.some((other) => other === parent));
  });
  return kept.length === names.length ? kept : withoutOrphans(kept);
}

/** Negotiates with the profile of an agent, a JSON text: version first, then capabilities of the version. */
export function negotiate(profile: string): Negotiated {
  const read = platformProfile.safeParse(parsed(profile));
  if (!read.success)
    throw new ProtocolError('profile_malformed', 'The profile has another form than the protocol says.');
  const { ucp } = read.data;
  if (ucp.version !== UCP_VERSION)
    throw new ProtocolError('version_unsupported', `The shop speaks version ${UCP_VERSION}.`);
  const shared = capabilityNames.filter((name) =>
    ucp.capabilities[name]?.some((entry) => entry.version === UCP_VERSION),
  );
  return new Set(withoutOrphans(shared));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
