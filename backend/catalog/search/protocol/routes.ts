import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SearchService } from '../service.ts';

/** Other sites' search clients may use the public key; without credentials, so that no cookie is sent. */
export const searchCors = () =>
  cors({
    origin: '*',
    allowMethods: ['POST', 'OPTIONS'],
    allowHeaders: ['Content-Type', 'X-Algolia-Application-Id', 'X-Algolia-API-Key', 'X-Algolia-Agent', 'Request-Id'],
    exposeHeaders: ['Retry-After'],
    maxAge: 3600,
  });

/**
 * The endpoint for the hosted engine's clients (search-5), with a literal star for the index. Credentials are in headers
 * (Node client) or in the query (browser client, which also sends JSON as text/plain to avoid a preflight).
 */
export function searchRoutes(
  { search }: { search: Pick<SearchService, 'multiQuery'> },
  charge: (c: Context, points: number) => Promise<void> = async () => {},
) {
  return new Hono().post('/1/indexes/:index/queries', async (c, next) => {
    if (c.req.param('index') !== '*') return next();
    const credential = (name: string) => c.req.header(name) ?? c.req.query(name);
    const credentials = { appId: credential('x-algolia-application-id'), key: credential('x-algolia-api-key') };
    let input: unknown;
    try {
      input = JSON.parse(await c.req.text());
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return c.json({ message: 'body must be JSON.', status: 400 }, 400);
    }
    const { status, body } = await search.multiQuery(input, credentials, (points) => charge(c, points));
    return c.json(body, status as ContentfulStatusCode);
  });
}
