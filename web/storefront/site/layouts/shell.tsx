import { localeOf } from '#domain/base/locale.ts';
import { departments } from '#domain/catalog/products/menu-tree.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import type { ShellData } from '#web/storefront/base/shell-data.ts';
import type { SearchShellData } from '#web/storefront/catalog/search/search-address.ts';
import { daysAhead } from '#web/storefront/content/stores/days-ahead.ts';
import { Shell } from '#web/storefront/site/shell/shell.tsx';
import type { Route } from './+types/shell';

export async function loader({ context, url }: Route.LoaderArgs): Promise<ShellData & SearchShellData> {
  const { baseUrl, settings, search, now, catalog } = context.get(shopContext);
  const tree = await catalog.tree(localeOf(url.pathname));
  return {
    baseUrl,
    cookieSecure: settings.COOKIE_SECURE,
    search: search.address,
    specialDays: daysAhead(now()),
    departments: departments(tree).map(({ path, name, lang }) => ({ path, name, ...(lang && { lang }) })),
  };
}

/** Loaded once per language, which is a route of its own. */
export const shouldRevalidate = () => false;

export default function ShellRoute() {
  return <Shell />;
}
