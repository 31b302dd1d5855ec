import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { trustedProxies } from '#backend/platform/http-kit/limits/client-ip.ts';
import { hasLongHeader } from '#backend/platform/http-kit/limits/header-limits.ts';
import { makeRoom, shareOut } from './network-share.ts';

/** What one connection may take of the process; milliseconds and bytes. */
export const serverLimits = {
  /** Method, address and headers have come by then: a browser sends them at once. */
  headersTimeout: 10_000,
  /** The whole request, a body of 16 MB over a slow line among them. */
  requestTimeout: 60_000,
  /** How often the two above are looked at; the runtime's own half a minute would add that to both. */
  connectionsCheckingInterval: 2_000,
  /** Method, address and headers together, as most proxies have it. */
  maxHeaderSize: 16_384,
  /** An idle connection stays longer than a proxy keeps it (nginx: a minute), so that none is closed while a form is on it. */
  keepAliveTimeout: 65_000,
  /** A connection on which nothing moves, neither way: who reads nothing. Over the time a proxy waits for an answer (65 s). */
  silence: 70_000,
  /** Who reads a few bytes now and then: something has waited for it at every look of so long. A large PDF over a slow line takes minutes. */
  waiting: 600_000,
  look: 30_000,
  /** Some tens of kilobytes each: far below what a machine has, far above what a proxy opens. Others wait for a free one, or are told no. */
  maxConnections: 2_000,
  /** Of them for one network of the internet: an office without a proxy in between, and less than locks out everybody else. */
  networkConnections: 400,
};
export type ServerLimits = typeof serverLimits;

/** Others are no business of a shop: TRACE sends back what may be secret, CONNECT makes a proxy of it. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What the runtime's parser refuses, and the status that says so. */
const REFUSALS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A server that holds connections to the limits, `trusted` proxies to no share. `headers` go out with what it answers by itself. */
export function createLimitedServer(
  headers: Record<string, string>,
  limits: ServerLimits = serverLimits,
  trusted = trustedProxies([]),
): Server {
  const { silence, waiting, look, maxConnections, networkConnections, ...http } = limits;
  // refused by ourselves, with headers
  const server = createServer({ ...http, requireHostHeader: false });
  server.timeout = silence;
  server.maxConnections = maxConnections;
  // no limit of requests a connection: a proxy's carries many visitors, and those queued behind the last one would get a 503
  server.maxRequestsPerSocket = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, REFUSALS[error.code ?? ''] ?? 400, headers),
  );
  shareOut(server, networkConnections, trusted);
  makeRoom(server, http.connectionsCheckingInterval);
  endSlowReaders(server, waiting, look);
  return server;
}

/** How many `Host` headers a request has; Node's parser keeps the first and drops the others. */
function hostCount({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'host') count++;
  return count;
}

/** The status that refuses a request before anything reads it; null when it may pass. */
function refusalOf(request: IncomingMessage): 400 | 405 | 431 | null {
  const { method = '', headers, httpVersion } = request;
  if (!METHODS.includes(method)) return 405;
  const hosts = hostCount(request);
  // RFC 9112, 3.2: exactly one
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return 400;
  return hasLongHeader(headers) ? 431 : null;
}

/**
 * True when it has answered: 405 to a method that is none of a shop's, 400 to a request without a host or with two, 431
 * to one with a header over its limit.
 */
export function refuseOutright(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): boolean {
  const status = refusalOf(request);
  if (status === null) return false;
  const allow = status === 405 ? { allow: METHODS.join(', ') } : {};
  response.writeHead(status, { ...headers, ...allow, 'content-length': '0', connection: 'close' });
  response.end();
  return true;
}

/** Words for who speaks HTTP wrongly; what else it sent on the connection is not looked at. */
function refuse(socket: Duplex, status: number, headers: Record<string, string>) {
  if (!socket.writable) return void socket.destroy();
  const head = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}

/** Ends connections whose answer has not been taken at any look for `waiting`. */
function endSlowReaders(server: Server, waiting: number, look: number) {
  const since = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    since.set(socket, performance.now());
    socket.once('close', () => since.delete(socket));
  });
  const looking = setInterval(() => {
    const now = performance.now();
    for (const [socket, from] of since) {
      if (socket.writableLength === 0) since.set(socket, now);
      else if (now - from > waiting) socket.destroy();
    }
  }, look);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}
