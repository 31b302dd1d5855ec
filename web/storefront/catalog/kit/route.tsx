import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { KitPage } from './kit-page.tsx';
import { loadKit } from './load-kit.ts';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, code, name, product } = loaderData;
  const locale = localeOf(location.pathname);
  const title = `${name}: ${product}`;
  return [
    ...pageMeta({ matches, locale, title, path: links(locale).kit(slug, code) }),
    ...crumbsMeta({ matches, location }, { title }),
  ];
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kit = await loadKit(context.get(shopContext), params.slug, params.code, localeOf(url.pathname));
  if (!kit) throw pageNotFound(url);
  return kit;
}

export default function Kit({ loaderData }: Route.ComponentProps) {
  return <KitPage {...loaderData} />;
}
