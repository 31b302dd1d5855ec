import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { trustedProxies } from '#backend/platform/http-kit/limits/client-ip.ts';
import { hasLongHeader } from '#backend/platform/http-kit/limits/header-limits.ts';
import { makeRoom, shareOut } from './network-share.ts';

/** Limits of connections, in milliseconds and bytes. */
export const serverLimits = {
  /** Time to receive method, URL and headers; browsers send them at once. */
  headersTimeout: 10_000,
  /** Time to receive the whole request, including a body of 16 MB over a slow line. */
  requestTimeout: 60_000,
  /** How often the two timeouts are checked; Node's default of 30 s would add to both. */
  connectionsCheckingInterval: 2_000,
  /** Maximum size of method, URL and headers together, as in most proxies. */
  maxHeaderSize: 16_384,
  /** Longer than a proxy keeps idle connections (nginx: a minute), so that none is closed while a request is on its way. */
  keepAliveTimeout: 65_000,
  /** Timeout of a connection without traffic, such as of a client that does not read. Above a proxy's response timeout (65 s). */
  silence: 70_000,
  /** Timeout of a slow reader: unsent data at every check for so long. A large PDF over a slow line takes minutes. */
  waiting: 600_000,
  look: 30_000,
  /** Maximum number of connections, some 10 kB each: far more than a proxy opens. Further ones are refused. */
  maxConnections: 2_000,
  /** Maximum per client network: enough for an office without proxy, too few to lock out others. */
  networkConnections: 400,
};
export type ServerLimits = typeof serverLimits;

/** Accepted methods. TRACE would echo secrets, CONNECT would make a proxy. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Error codes of Node's parser and their HTTP statuses. */
const REFUSALS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Creates a server with connection limits; `trusted` proxies have no share. `headers` are sent with its own error responses. */
export function createLimitedServer(
  headers: Record<string, string>,
  limits: ServerLimits = serverLimits,
  trusted = trustedProxies([]),
): Server {
  const { silence, waiting, look, maxConnections, networkConnections, ...http } = limits;
  // refused here, with headers
  const server = createServer({ ...http, requireHostHeader: false });
  server.timeout = silence;
  server.maxConnections = maxConnections;
  // no maximum of requests per connection: a proxy's carries many visitors, and queued requests would get 503
  server.maxRequestsPerSocket = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, REFUSALS[error.code ?? ''] ?? 400, headers),
  );
  shareOut(server, networkConnections, trusted);
  makeRoom(server, http.connectionsCheckingInterval);
  endSlowReaders(server, waiting, look);
  return server;
}

/** The number of `Host` headers of a request; Node's parser keeps only the first. */
function hostCount({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'host') count++;
  return count;
}

/** The status of an early refusal, or null if the request may pass. */
function refusalOf(request: IncomingMessage): 400 | 405 | 431 | null {
  const { method = '', headers, httpVersion } = request;
  if (!METHODS.includes(method)) return 405;
  const hosts = hostCount(request);
  // RFC 9112, 3.2: exactly one
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return 400;
  return hasLongHeader(headers) ? 431 : null;
}

/**
 * Refuses invalid requests before the application: 405 for other methods, 400 for no host or several, 431 for a header over
 * its limit. Returns true if it has responded.
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

/** Responds to malformed HTTP and closes the connection. */
function refuse(socket: Duplex, status: number, headers: Record<string, string>) {
  if (!socket.writable) return void socket.destroy();
  const head = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}

/** Closes connections that had unsent data at every check for `waiting`. */
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
