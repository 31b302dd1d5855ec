import { codeOf, messageOf } from '#backend/platform/caught-error.ts';

/** Descriptions of network error codes for the owner of the receiving program. */
const MEANINGS: Record<string, string> = {
  ECONNREFUSED: 'connection refused: nothing listens at that address and port',
  ENOTFOUND: 'the host name is not known (DNS)',
  EAI_AGAIN: 'the host name could not be looked up just now (DNS)',
  ETIMEDOUT: 'no connection in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  EHOSTUNREACH: 'the machine cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is from an unknown authority',
};

/** The innermost cause; fetch itself reports only "fetch failed". */
function deepest(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? error : deepest(cause);
}

/** Describes why a call failed, for `webhooks list`: refused, unknown host, certificate, time-out or status. */
export function describeFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  const inner = deepest(error);
  const [code, message] = [codeOf(inner), messageOf(inner)];
  if (message === 'unexpected redirect') return 'it redirects: give the address itself';
  if (code === null) return message;
  const meaning = MEANINGS[code] ?? message;
  return `${meaning} (${code})`;
}
