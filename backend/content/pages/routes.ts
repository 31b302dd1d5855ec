import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { namesEtag } from '#backend/platform/http-kit/etag.ts';
import { type Locale, localeOf } from '#domain/base/locale.ts';
import { articleRss } from './rss.ts';
import type { ContentTeaser } from './views.ts';

const MOST = 50;

type Deps = { content: { articles(locale: Locale, limit: number): Promise<ContentTeaser[]> }; baseUrl: string };

/** `GET /uutiset-ja-artikkelit/rss.xml`, in English under /en: the newest articles as a feed (article-1). */
export function contentRoutes({ content, baseUrl }: Deps): Hono {
  const routes = new Hono();
  for (const path of ['/uutiset-ja-artikkelit/rss.xml', '/en/uutiset-ja-artikkelit/rss.xml'])
    routes.get(path, async (c) => {
      const locale = localeOf(path);
      const feed = articleRss(await content.articles(locale, MOST), locale, baseUrl);
      const etag = `W/"${createHash('sha256').update(feed).digest('hex').slice(0, 16)}"`;
      c.header('etag', etag);
      c.header('cache-control', 'public, max-age=900');
      if (namesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
      return c.body(feed, 200, { 'content-type': 'application/rss+xml; charset=utf-8' });
    });
  return routes;
}
