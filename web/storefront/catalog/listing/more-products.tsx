import { useI18n } from '#web/messages/i18n.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import styles from './listing.module.css';
import type { ListingView } from './view/listing-view.ts';

/** "Show more" adds a page to those shown; the page numbers below are for crawlers and for jumps (listing-1). */
export function MoreProducts({ cards, total, page, pages, more, first }: ListingView) {
  const { t } = useI18n();
  if (pages <= 1) return null;
  const pageUrl = (number: number) =>
    number === 1 ? first : `${first}${first.includes('?') ? '&' : '?'}page=${number}`;
  return (
    <div className={styles.more}>
      <p className="muted small num">{t('catalog.listing.shown', { shown: cards.length, total })}</p>
      {more && (
        <ButtonLink look="outline" to={more} preventScrollReset rel="nofollow">
          {t('catalog.listing.more')}
        </ButtonLink>
      )}
      <Pagination page={page} pages={pages} href={pageUrl} />
    </div>
  );
}
