import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';

/** Serves an app on a real port until the test ends; returns its URL. */
export async function served(app: Pick<Hono, 'fetch'>): Promise<string> {
  const base = await new Promise<string>((resolve) => {
    const server = serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false },
      ({ port }) => resolve(`http://127.0.0.1:${port}`),
    );
    onTestFinished(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    });
  });
  return base;
}
