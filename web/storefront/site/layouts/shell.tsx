import { shopContext } from '#web/storefront/base/context.ts';
import type { ShellData } from '#web/storefront/base/shell-data.ts';
import type { SearchShellData } from '#web/storefront/catalog/search/search-address.ts';
import { daysAhead } from '#web/storefront/content/stores/days-ahead.ts';
import { Shell } from '#web/storefront/site/shell/shell.tsx';
import type { Route } from './+types/shell';

export function loader({ context }: Route.LoaderArgs): ShellData & SearchShellData {
  const { baseUrl, settings, search, now } = context.get(shopContext);
  return { baseUrl, cookieSecure: settings.COOKIE_SECURE, search: search.address, specialDays: daysAhead(now()) };
}

/** Loaded once per language, which is a route of its own. */
export const shouldRevalidate = () => false;

export default function ShellRoute() {
  return <Shell />;
}
