import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { supplierOfSlug } from '#domain/catalog/spare-parts/suppliers.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { partQueryPath, readPartQuery } from './part-query.ts';
import { PartSearchPage } from './part-search-page.tsx';
import { loadPartSearch } from './search-data.ts';

export const handle: PageHandle = { inSiteMap: true };

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

export async function loader({ context, url }: Route.LoaderArgs) {
  const { spareParts, catalog, vehicleRegister } = context.get(shopContext);
  const query = readPartQuery(url.searchParams);
  const supplierNumber = supplierOfSlug(query.supplier)?.supplierNumber ?? null;
  const [found, standIns] = await Promise.all([
    loadPartSearch(spareParts, query),
    catalog.standIns(query.code, supplierNumber, localeOf(url.pathname)),
  ]);
  return { ...found, standIns, hasRegister: vehicleRegister.isOn };
}

export default function SparePartSearch({ loaderData }: Route.ComponentProps) {
  return <PartSearchPage {...loaderData} />;
}
