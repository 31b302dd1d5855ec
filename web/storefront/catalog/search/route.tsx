import { useEffect } from 'react';
import { redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { FoundTexts } from '#web/storefront/catalog/listing/found-texts.tsx';
import { listingMeta } from '#web/storefront/catalog/listing/listing-meta.ts';
import { ListingPage } from '#web/storefront/catalog/listing/listing-page.tsx';
import { NoHits } from '#web/storefront/catalog/listing/no-hits.tsx';
import { exactPart, loadSearchListing } from '#web/storefront/catalog/listing/view/search-listing.ts';
import type { Route } from './+types/route';
import { noteOpened } from './search-clicks.ts';

export const handle: PageHandle = { robots: 'disallow' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return loaderData ? listingMeta({ matches, pathname: location.pathname, view: loaderData }) : [];
}

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const query = readListingQuery(url.searchParams);
  const page = shop.search.redirectOf(query.q, locale);
  if (page !== null) throw redirect(page);
  const part = await exactPart(shop, query, locale);
  if (part) throw redirect(links(locale).sparePart(part));
  const data = await loadSearchListing(shop, url, locale);
  if (!data) throw pageNotFound(url);
  const userAgent = request.headers.get('user-agent');
  const { pages, articles } = data.texts;
  const total = data.total + pages.length + articles.length;
  shop.search.counts.note({ query, total, locale, userAgent });
  return data;
}

/** Counts the products that are opened from this page of results. */
function useCountedClicks(query: string) {
  const { locale } = useI18n();
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      if (link) noteOpened('click', query, link.getAttribute('href') ?? '', locale);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [query, locale]);
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const view = loaderData;
  const { corrected } = view;
  useCountedClicks(view.q);
  return (
    <ListingPage view={view} empty={<NoHits {...view} />}>
      {corrected && <p className="lead">{t('search.corrected', { query: corrected })}</p>}
      <FoundTexts texts={view.texts} />
    </ListingPage>
  );
}
