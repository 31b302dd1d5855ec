import type { Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { visitorOf } from '#backend/platform/http-kit/limits/visitor.ts';

/**
 * Closes connections of a client network above its share, so that no host takes all of them. Private networks and trusted
 * proxies have no limit: their connections carry many visitors.
 */
export function shareOut(server: Server, most: number, trusted: BlockList): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = visitorOf(socket.remoteAddress ?? '', undefined, trusted);
    if (network === null) return;
    const count = open.get(network) ?? 0;
    if (count >= most) return void socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Closes idle connections when the server has no room for a new one, at most once in `every` milliseconds. */
export function makeRoom(server: Server, every: number): void {
  let lastRun = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    const now = performance.now();
    if (now - lastRun < every) return;
    lastRun = now;
    server.closeIdleConnections();
  });
}
