import { fitOf, type ReviewSummary } from '#domain/catalog/reviews/review.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Rating } from '#web/ui/rating/rating.tsx';

/** The average, how many of each star with links to these, what buyers say of the size, and how reviews are verified. */
export function SummaryOfReviews({ summary, href }: { summary: ReviewSummary; href: (stars: number) => string }) {
  const { t } = useI18n();
  const { count, average, stars } = summary;
  const fit = fitOf(summary);
  return (
    <>
      {count > 0 && (
        <div className="rev-summary">
          <p>
            <Rating score={average} count={count} full />
          </p>
          <ul aria-label={t('reviews.histogram')}>
            {[5, 4, 3, 2, 1].map((star) => (
              <li key={star}>
                <a href={href(star)} rel="nofollow">
                  {t('reviews.stars', { count: star })}
                </a>
                <meter
                  min={0}
                  max={count}
                  value={stars[star - 1] ?? 0}
                  aria-label={t('reviews.stars', { count: star })}
                />
                <span className="num">{stars[star - 1]}</span>
              </li>
            ))}
          </ul>
          {fit && <p>{t(`reviews.fit.${fit}`)}</p>}
        </div>
      )}
      <p className="hint">{t('reviews.how')}</p>
    </>
  );
}
