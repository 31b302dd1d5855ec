import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { loadComparison } from '#storefront/features/compare/compare-data.ts';
import { ComparePage } from '#storefront/features/compare/compare-page.tsx';
import { loaded } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/compare';

export function meta({ location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const title = loaded(locale)('compare.title');
  return pageMeta({ matches, locale, path: links(locale).compare(), title, noindex: true });
}

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadComparison(context.get(shopContext), url.searchParams, localeOf(url.pathname));

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />;
}
