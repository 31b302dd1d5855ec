import {
  createMcpHandler,
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { Shop } from '#backend/shop.ts';
import { ProtocolError } from '../ucp/protocol-error.ts';
import { type Caller, serverFor } from './server.ts';

/**
 * Refuses requests of pages of other sites, and those that reach the shop by a name that is not its own: a page could have its own name
 * lead to this machine (DNS rebinding). A demo on one's own machine has its names too.
 */
export function ownHostOnly(
  { url, headers }: Request,
  { baseUrl, settings }: Pick<Shop, 'baseUrl' | 'settings'>,
): void {
  const local = settings.SHOP_MODE === 'demo' ? localhostAllowedHostnames() : [];
  const hosts = [new URL(baseUrl).hostname, ...local];
  const host = headers.get('host') ?? new URL(url).host;
  if (validateHostHeader(host, hosts).ok && validateOriginHeader(headers.get('origin'), hosts).ok) return;
  throw new ProtocolError(
    'origin_refused',
    'The shop answers programs under its own name, and no pages of other sites.',
  );
}

/** The answer to one message, whole: one for clients of before 2026 is a stream that begins before the tool has run. */
export async function answerMessage(
  { url, headers }: Request,
  parsedBody: unknown,
  caller: Omit<Caller, 'refuse'>,
): Promise<Response | ProtocolError> {
  const refused: ProtocolError[] = [];
  const mcp = createMcpHandler(() => serverFor({ ...caller, refuse: (error) => void refused.push(error) }), {
    keepAliveMs: 0,
  });
  const response = await mcp.fetch(new Request(url, { method: 'POST', headers }), { parsedBody });
  const body = response.body && (await response.arrayBuffer());
  const [first] = refused;
  return first ?? new Response(body, response);
}
