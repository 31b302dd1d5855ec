import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shop } from '#shop.config';
import { jsonLdContext, shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { siteJsonLd } from '#web/storefront/base/seo/json-ld/site.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { loadHome } from './home-data.ts';
import { HomePage } from './home-page.tsx';

export const handle: PageHandle = { cache: true, inSiteMap: true };

export function meta({ location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const title = shop.title[locale];
  return pageMeta({ matches, locale, path: links(locale).home(), title, description: shop.tagline[locale] });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const shopOfPage = context.get(shopContext);
  const locale = localeOf(url.pathname);
  context.set(jsonLdContext, siteJsonLd(shopOfPage.baseUrl, locale));
  return loadHome(shopOfPage, locale);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
