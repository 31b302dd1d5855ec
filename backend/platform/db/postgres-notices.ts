import pg from 'pg';
import type { Db } from './db.ts';
import { createMutex } from './mutex.ts';

type Handler = (payload: string) => void;

const LISTEN_AGAIN_MS = 1000;

const listenTo = (client: pg.Client, channel: string) => `listen ${client.escapeIdentifier(channel)}`;

/**
 * Listens to all channels on one connection, opened for the first, so that all handlers run in the same tick: no reader sees
 * a cache that another handler has not yet invalidated. Reconnects, and then calls all handlers with '' because
 * notifications may have been missed.
 */
export function createNotices(url: string): { listen: Db['listen']; close(): Promise<void> } {
  const handlers = new Map<string, Set<Handler>>();
  const oneByOne = createMutex();
  let connection: Promise<pg.Client> | undefined;
  let isMissing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const tell = (channel: string, payload: string) => {
    for (const handler of handlers.get(channel) ?? []) handler(payload);
  };

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    try {
      await client.connect();
      await client.query([...handlers.keys()].map((channel) => listenTo(client, channel)).join('; '));
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    client.once('end', again);
    return client;
  }

  /** The open connection, or a new one. */
  function connected(): Promise<pg.Client> {
    connection ??= connect().then(
      (client) => {
        clearTimeout(timer);
        if (isMissing) {
          isMissing = false;
          for (const channel of handlers.keys()) tell(channel, '');
        }
        return client;
      },
      (error) => {
        again();
        throw error;
      },
    );
    return connection;
  }

  function again() {
    connection = undefined;
    clearTimeout(timer);
    if (isClosed) return;
    isMissing = true;
    timer = setTimeout(() => {
      if (handlers.size > 0) connected().catch(() => {});
    }, LISTEN_AGAIN_MS);
    timer.unref();
  }

  function remove(channel: string, handler: Handler): boolean {
    const known = handlers.get(channel);
    known?.delete(handler);
    return known?.size === 0 && handlers.delete(channel);
  }

  return {
    async listen(channel, handler) {
      const known = handlers.get(channel) ?? new Set();
      handlers.set(channel, known.add(handler));
      try {
        const client = await connected();
        // the connection may have been there before; said twice it is heard once
        await oneByOne(() => client.query(listenTo(client, channel)));
      } catch (error) {
        remove(channel, handler);
        throw error;
      }
      return async () => {
        if (!remove(channel, handler) || isClosed) return;
        const client = await connection?.catch(() => undefined);
        if (!client) return;
        await oneByOne(async () => {
          // somebody else may have begun to listen
          if (handlers.has(channel)) return;
          await client.query(`unlisten ${client.escapeIdentifier(channel)}`).catch(() => {});
        });
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
