import type { Listing, ListingQuery } from '#domain/search/query.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { ButtonLink } from '#storefront/ui/button/button.tsx';
import { Pagination } from '#storefront/ui/pagination/pagination.tsx';
import { listingUrl, moreUrl } from './listing-url.ts';

type Props = { listing: Listing; query: ListingQuery; from: number; pathname: string };

/** "Show more" keeps what is shown and adds a page; the numbers below are for crawlers and for jumping. */
export function MoreProducts({ listing: { hits, total, pages }, query, from, pathname }: Props) {
  const { t } = useI18n();
  if (pages <= 1) return null;
  return (
    <div className="list-more">
      <p className="muted small num">{t('catalog.listing.shown', { shown: hits.length, total })}</p>
      {query.page < pages && (
        <ButtonLink look="outline" to={moreUrl(pathname, query, from)} preventScrollReset rel="nofollow">
          {t('catalog.listing.more')}
        </ButtonLink>
      )}
      <Pagination page={query.page} pages={pages} href={(page) => listingUrl(pathname, query, { page })} />
    </div>
  );
}
