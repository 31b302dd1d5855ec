import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { namesEtag } from '#backend/platform/http-kit/etag.ts';
import { isLocale } from '#domain/base/locale.ts';
import type { FeedService } from './service.ts';

/** `GET /feeds/google-{fi,en}.xml`: the product feed, streamed. An unchanged feed is a 304 after one query. */
export function feedRoutes({ feed }: { feed: FeedService }): Hono {
  const routes = new Hono();
  routes.get('/feeds/:file', async (c, next) => {
    const locale = /^google-([a-z]{2})\.xml$/.exec(c.req.param('file'))?.[1];
    if (!isLocale(locale)) return next();
    const etag = `W/"${locale}-${await feed.version()}"`;
    c.header('etag', etag);
    c.header('cache-control', 'public, max-age=900');
    if (namesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    c.header('content-type', 'application/rss+xml; charset=utf-8');
    return stream(c, async (output) => {
      for await (const chunk of feed.write(locale)) {
        if (output.aborted) return;
        await output.write(chunk);
      }
    });
  });
  routes.all('/feeds/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }));
  return routes;
}
