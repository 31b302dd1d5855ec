import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { menuTree } from '#storefront/features/menu/menu-tree.ts';
import { Shell } from '#storefront/features/shell/shell.tsx';
import type { ShellData } from '#storefront/features/shell/shell-data.ts';
import { daysAhead } from '#storefront/features/stores/days-ahead.ts';
import type { Route } from './+types/shell';

export async function loader({ context, url }: Route.LoaderArgs): Promise<ShellData> {
  const { baseUrl, settings, catalog, search, now } = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const [tree, tops] = await Promise.all([catalog.tree(locale), catalog.topCategories(locale)]);
  const images = new Map(tops.map(({ path, image }) => [path, image]));
  return {
    baseUrl,
    cookieSecure: settings.COOKIE_SECURE,
    menu: menuTree(tree, (path) => images.get(path) ?? null),
    search: search.address,
    specialDays: daysAhead(now()),
  };
}

/** Loaded once: the other language is another route, so a change of language loads its own. */
export const shouldRevalidate = () => false;

export default function ShellRoute({ loaderData }: Route.ComponentProps) {
  return <Shell menu={loaderData.menu} />;
}
