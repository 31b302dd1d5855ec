import { RouterContextProvider, type ServerBuild } from 'react-router';
import { scriptHashes } from '#backend/platform/cache/script-hashes.ts';
import type { Render } from '#backend/platform/cache/service.ts';
import { entryOf } from '#backend/platform/http-kit/builds.ts';
import { contentPolicy, type PolicyOptions } from '#backend/platform/http-kit/security-headers.ts';
import type { Shop } from '#backend/shop.ts';
import type { PageHandler } from './page-handler.ts';

type Options = { shop: Shop; handle: PageHandler; loadBuild: () => Promise<ServerBuild>; policy: PolicyOptions };

const MOST_BYTES = 2 * 1024 * 1024;
/** The browser asks each time whether its copy is still right. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60';
/**
 * A CDN may answer for a minute, and for one more while it asks (RFC 9213): longer, and a deployment's pages would name files
 * that are gone. Said to browsers too, they would show old prices: the router's questions for data are answered stale first.
 */
const CDN_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=60';

const isForEverybody = ({ status, headers }: Response) =>
  status === 200 && !headers.has('set-cookie') && !/no-store|private/.test(headers.get('cache-control') ?? '');

/**
 * Renders pages for nobody in particular: the request has no cookie, no address and no language of a visitor, so that
 * nothing personal can get into what is kept. Scripts written into the page are allowed by their hashes.
 */
export function renderForAll({ shop, handle, loadBuild, policy }: Options): Render {
  return async (address) => {
    const { shopContext, nonceContext, unavailableContext } = await entryOf(loadBuild);
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(nonceContext, '');
    const answer = await handle(new Request(shop.baseUrl + address), context);
    if (!isForEverybody(answer)) {
      await answer.body?.cancel();
      if (answer.status < 500) return null;
      return context.get(unavailableContext) ? 'away' : 'broken';
    }
    const body = Buffer.from(await answer.arrayBuffer());
    if (body.length > MOST_BYTES) return null;
    const type = answer.headers.get('content-type') ?? '';
    const headers: Record<string, string> = {
      ...Object.fromEntries(answer.headers),
      'cache-control': CACHE_CONTROL,
      'cdn-cache-control': CDN_CACHE_CONTROL,
    };
    if (type.startsWith('text/html'))
      headers['content-security-policy'] = contentPolicy(scriptHashes(body.toString()), policy);
    return { body, headers };
  };
}
