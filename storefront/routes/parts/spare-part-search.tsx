import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { crumbsMeta } from '#storefront/features/shell/crumbs-meta.ts';
import { partQueryPath, readPartQuery } from '#storefront/features/spare-parts/search/part-query.ts';
import { PartSearchPage } from '#storefront/features/spare-parts/search/part-search-page.tsx';
import { loadPartSearch } from '#storefront/features/spare-parts/search/search-data.ts';
import { loaded } from '#storefront/i18n/i18n.tsx';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/spare-part-search';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const { query } = loaderData;
  return [
    ...pageMeta({
      matches,
      locale,
      path: partQueryPath({}, locale),
      title: query.code ? t('parts.titleFor', { code: query.code }) : t('parts.title'),
      description: t('parts.description'),
      noindex: query.code !== '' || query.supplier !== null,
    }),
    ...crumbsMeta({ matches, location }),
  ];
}

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPartSearch(context.get(shopContext).spareParts, readPartQuery(url.searchParams));
}

export default function SparePartSearch({ loaderData }: Route.ComponentProps) {
  return <PartSearchPage {...loaderData} />;
}
