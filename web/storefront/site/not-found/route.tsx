import { loggedPath } from '#domain/base/logged-path.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { notFound: true };

/** No route matches: a 404 inside the shell and a log line (route-2), without the query, which may hold secrets. */
export function loader({ url, context }: Route.LoaderArgs): never {
  context.get(shopContext).log.info(`Page not found: ${loggedPath(url.pathname)}`);
  throw pageNotFound(url, 'Page not found');
}

export default function NotFound() {
  return null;
}
