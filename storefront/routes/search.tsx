import { localeOf } from '#domain/base/locale.ts';
import { popularCategories } from '#domain/catalog/category.ts';
import { shopContext } from '#storefront/context.ts';
import { loadListing } from '#storefront/features/catalog/listing/listing-data.ts';
import { listingMeta } from '#storefront/features/catalog/listing/listing-meta.ts';
import { ListingPage } from '#storefront/features/catalog/listing/listing-page.tsx';
import { NoHits } from '#storefront/features/search/no-hits.tsx';
import { loaded, useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/search';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { q } = loaderData.query;
  const t = loaded(locale);
  const title = q ? t('search.titleFor', { query: q }) : t('search.title');
  return listingMeta({ matches, locale, path: links(locale).search(), title, data: loaderData });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { search, catalog } = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const data = await loadListing(search, url.searchParams, null, locale);
  if (!data) throw pageNotFound(url);
  const help = data.listing.total === 0 ? popularCategories(await catalog.tree(locale)).categories : [];
  return { ...data, popular: help.map(({ path, name, lang }) => ({ path, name, ...(lang ? { lang } : {}) })) };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const { listing, query, popular } = loaderData;
  const q = query.q;
  return (
    <ListingPage
      title={q ? t('search.titleFor', { query: q }) : t('search.title')}
      text={q ? undefined : t('search.empty')}
      subcategories={listing.facets.category.slice(0, 8).map(({ value, label, count }) => ({
        to: `${links(locale).category(value)}?${new URLSearchParams({ q })}`,
        name: label,
        count,
      }))}
      data={loaderData}
      empty={<NoHits query={q} categories={popular} />}
    >
      {listing.corrected && <p className="lead">{t('search.corrected', { query: listing.corrected })}</p>}
    </ListingPage>
  );
}
