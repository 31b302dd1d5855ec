import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/not-found';

/** No route matches: a 404 page inside the shell, and a line in the log (spec 8). */
export function loader({ url }: Route.LoaderArgs): never {
  throw pageNotFound(url, 'Page not found');
}

export default function NotFound() {
  return null;
}
