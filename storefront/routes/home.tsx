import { localeOf } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { jsonLdContext, shopContext } from '#storefront/context.ts';
import { loadHome } from '#storefront/features/home/home-data.ts';
import { HomePage } from '#storefront/features/home/home-page.tsx';
import { links } from '#storefront/links.ts';
import { siteJsonLd } from '#storefront/seo/json-ld/site.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/home';

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
