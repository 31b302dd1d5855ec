import { redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { links } from '#web/storefront/base/links.ts';
import type { Route } from './+types/route';

/** Redirects /oma-tili to its first page (sign-in-8). */
export function loader({ url }: Route.LoaderArgs): never {
  throw redirect(links(localeOf(url.pathname)).account(), { headers: { 'cache-control': 'no-store' } });
}

export default function AccountIndex() {
  return null;
}
