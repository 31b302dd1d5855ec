import { ProtocolError } from '../ucp/protocol-error.ts';

const MAX_URL = 500;
/** `profile="…"` of a dictionary (RFC 8941); other members and parameters are not ours. */
const PROFILE = /(?:^|[,;])\s*profile\s*=\s*"([^"\\]{1,500})"/i;

/** The address of an agent's profile in its `UCP-Agent` header; null without one. */
export const profileInHeader = (header: string | undefined): string | null => PROFILE.exec(header ?? '')?.[1] ?? null;

/** The address as a URL that may be asked. */
export function profileUrl(text: unknown): URL {
  const url = typeof text === 'string' && text.length <= MAX_URL && URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:') return url;
  throw new ProtocolError(
    'invalid_profile_url',
    'Name your profile by an https address: UCP-Agent: profile="https://…".',
  );
}
