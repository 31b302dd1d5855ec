import type { Product } from '#domain/catalog/products/product.ts';
import type { Review, ReviewSummary } from '#domain/catalog/reviews/review.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { ReviewList } from './review-list.tsx';
import { SummaryOfReviews } from './review-summary.tsx';

type Props = {
  product: Pick<Product, 'slug' | 'reviewScore' | 'reviewCount'>;
  summary: ReviewSummary;
  reviews: Review[];
};

/** Reviews on the page of a product (review-3). A rating that came with the product's data stands apart and says so. */
export function ReviewsSection({ product, summary, reviews }: Props) {
  const { t, locale } = useI18n();
  const { slug, reviewScore, reviewCount } = product;
  const all = links(locale).reviews(slug);
  const score = reviewScore?.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="arvostelut">
      <h2 id="arvostelut">{t('reviews.title')}</h2>
      {summary.count === 0 && <p>{t('reviews.none')}</p>}
      <SummaryOfReviews summary={summary} href={(stars) => `${all}?tahdet=${stars}`} />
      {score && reviewCount > 0 && <p className="hint">{t('reviews.imported', { score, count: reviewCount })}</p>}
      <ReviewList reviews={reviews} />
      {summary.count > reviews.length && (
        <p>
          <a className="more" href={all}>
            {t('reviews.all', { count: summary.count })}
          </a>
        </p>
      )}
    </section>
  );
}
