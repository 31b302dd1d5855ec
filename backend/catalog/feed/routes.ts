import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { stream } from 'hono/streaming';
import { namesEtag } from '#backend/platform/http-kit/etag.ts';
import { isLocale, localeOf } from '#domain/base/locale.ts';
import { feedKinds, isFeedName } from './kinds.ts';
import type { FeedService } from './service.ts';

export const MARKDOWN = 'text/markdown';
const SUFFIX = '.md';

/**
 * `GET /feeds/<name>-{fi,en}.<xml|csv>`, streamed: an unchanged feed is a 304 after one query. `GET /product/<slug>.md`: the product as
 * Markdown, as its page gives it to a request that prefers Markdown.
 */
export function feedRoutes({ feed }: { feed: FeedService }): Hono {
  const routes = new Hono();
  routes.get('/feeds/:file', async (c, next) => {
    const [, name, locale, extension] = /^([a-z]+)-([a-z]{2})\.(\w+)$/.exec(c.req.param('file')) ?? [];
    if (!isFeedName(name) || !isLocale(locale) || feedKinds[name].extension !== extension) return next();
    const etag = `W/"${locale}-${await feed.version()}"`;
    c.header('etag', etag);
    c.header('cache-control', 'public, max-age=900');
    if (namesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    c.header('content-type', feedKinds[name].contentType);
    return stream(c, async (output) => {
      for await (const chunk of feed.write(name, locale)) {
        if (output.aborted) return;
        await output.write(chunk);
      }
    });
  });
  routes.all('/feeds/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }));

  async function markdown(c: Context, slug: string, headers: Record<string, string>): Promise<Response | null> {
    const locale = localeOf(c.req.path);
    const text = await feed.markdown(slug, locale);
    if (text === null) return null;
    const etag = `W/"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
    const page = `${locale === 'fi' ? '' : `/${locale}`}/product/${encodeURIComponent(slug)}`;
    const all = { ...headers, etag, link: `<${page}>; rel="canonical"`, 'x-robots-tag': 'noindex' };
    if (namesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, all);
    return c.body(text, 200, { ...all, 'content-type': `${MARKDOWN}; charset=utf-8` });
  }
  for (const address of ['/product/:slug', '/en/product/:slug'])
    routes.get(address, async (c, next) => {
      const slug = c.req.param('slug') ?? '';
      if (slug.endsWith(SUFFIX)) {
        const cached = { 'cache-control': 'public, max-age=60' };
        return (await markdown(c, slug.slice(0, -SUFFIX.length), cached)) ?? next();
      }
      const wanted = accepts(c, { header: 'Accept', supports: ['text/html', MARKDOWN], default: 'text/html' });
      // the HTML of this address may be cached on the way; this answer may not take its place
      const own = { 'cache-control': 'no-store', vary: 'accept' };
      return (wanted === MARKDOWN ? await markdown(c, slug, own) : null) ?? next();
    });
  return routes;
}
