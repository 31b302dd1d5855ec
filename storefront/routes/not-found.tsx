import { loggedPath } from '#domain/base/logged-path.ts';
import { shopContext } from '#storefront/context.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/not-found';

/** No route matches: a 404 page inside the shell, and a line in the log (spec 8) without the query, which may hold secrets. */
export function loader({ url, context }: Route.LoaderArgs): never {
  context.get(shopContext).log.info(`Page not found: ${loggedPath(url.pathname)}`);
  throw pageNotFound(url, 'Page not found');
}

export default function NotFound() {
  return null;
}
