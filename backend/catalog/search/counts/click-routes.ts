import { Hono } from 'hono';
import { z } from 'zod';
import { locales } from '#domain/base/locale.ts';
import { clickKinds, type SearchClicks } from './search-clicks.ts';

const click = z.object({
  kind: z.enum(clickKinds),
  query: z.string().max(200),
  slug: z.string().max(200),
  locale: z.enum(locales),
});
const MOST = 20;

/**
 * `POST /api/search-clicks`: counts products that were opened or ordered after a search. Responds 204 to anything, so that
 * browsers do not retry.
 */
export function searchClickRoutes({ search: { clicks } }: { search: { clicks: Pick<SearchClicks, 'note'> } }): Hono {
  return new Hono().post('/search-clicks', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const read = z.array(click).max(MOST).safeParse(body);
    const userAgent = c.req.header('user-agent') ?? null;
    for (const one of read.success ? read.data : []) clicks.note({ ...one, userAgent });
    return c.body(null, 204);
  });
}
