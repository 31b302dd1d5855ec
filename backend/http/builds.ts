import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';

/** `GET /builds/latest.json?<timestamp>` (spec 7): the id of the build that is served now; pages compare it with their own. */
export function buildRoutes(loadBuild: () => Promise<ServerBuild>) {
  return new Hono().get('/builds/latest.json', async (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ id: (await loadBuild()).assets.version });
  });
}
