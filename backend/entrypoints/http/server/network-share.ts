import type { Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { visitorOf } from '#backend/platform/http-kit/limits/visitor.ts';

/**
 * Ends connections of a visitor's network over its share, so that no one host takes all there are. Private networks and
 * trusted proxies have none: theirs carry many visitors.
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

/** Ends idle connections when a further one finds no room, once in `every` milliseconds: a flood is not worth more looks. */
export function makeRoom(server: Server, every: number): void {
  let madeAt = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    const now = performance.now();
    if (now - madeAt < every) return;
    madeAt = now;
    server.closeIdleConnections();
  });
}
