import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { PageTable } from '#backend/entrypoints/http/pages/page-table.ts';
import { namesEtag } from '#backend/platform/http-kit/etag.ts';
import { robotsTxt } from './robots.ts';
import type { SiteMapService } from './service.ts';

const FILE = /^([a-z]{2}-[a-z]+-\d{1,6})\.xml$/;
const HOUR = 'public, max-age=3600';

/** `robots.txt`, the site map's index and files, and `llms.txt`. */
export function siteMapRoutes(
  { siteMap, baseUrl }: { siteMap: SiteMapService; baseUrl: string },
  loadPages: () => Promise<Pick<PageTable, 'pages'>>,
): Hono {
  const routes = new Hono();

  /** Sets the ETag; true if the client has this version. */
  async function isKnown(c: Context, name: string): Promise<boolean> {
    const etag = `W/"${name}-${await siteMap.version()}"`;
    c.header('etag', etag);
    c.header('cache-control', HOUR);
    return namesEtag(c.req.header('if-none-match'), etag);
  }

  routes.get('/robots.txt', async (c) => c.text(robotsTxt(baseUrl, await loadPages()), 200, { 'cache-control': HOUR }));

  routes.get('/llms.txt', async (c) => {
    if (await isKnown(c, 'llms')) return c.body(null, 304);
    return c.body(await siteMap.llms(), 200, { 'content-type': 'text/markdown; charset=utf-8' });
  });

  routes.get('/sitemap.xml', async (c) => {
    if (await isKnown(c, 'index')) return c.body(null, 304);
    return c.body(await siteMap.index(), 200, { 'content-type': 'application/xml; charset=utf-8' });
  });

  routes.get('/sitemaps/:file', async (c, next) => {
    const name = FILE.exec(c.req.param('file'))?.[1];
    const pieces = name ? await siteMap.file(name, await loadPages()) : null;
    if (!name || !pieces) return next();
    if (await isKnown(c, name)) return c.body(null, 304);
    c.header('content-type', 'application/xml; charset=utf-8');
    return stream(c, async (output) => {
      for await (const piece of pieces) {
        if (output.aborted) return;
        await output.write(piece);
      }
    });
  });
  routes.all('/sitemaps/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }));
  return routes;
}
