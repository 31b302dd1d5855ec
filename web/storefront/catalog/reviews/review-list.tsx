import type { Review } from '#domain/catalog/reviews/review.ts';
import { shop } from '#shop.config';
import { format } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { pictureUrl } from '#web/ui/picture/picture-sources.ts';
import { Rating } from '#web/ui/rating/rating.tsx';

/** Reviews with their photos and the shop's answers, each in the language it was written in. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const { t, locale } = useI18n();
  const dates = format(locale, { dateStyle: 'long' });
  return (
    <ul className="revs">
      {reviews.map(({ id, stars, text, fit, name, photos, locale: lang, at, answer }) => (
        <li key={id}>
          <Rating score={stars} count={1} full label={t('reviews.stars', { count: stars })} />
          <p className="rev-by">
            <b>{name || t('reviews.anonymous')}</b> <time dateTime={at}>{dates.format(new Date(at))}</time>{' '}
            <span>
              <Icon name="check" small /> {t('reviews.verified')}
            </span>
          </p>
          {text && (
            <p className="rev-text" lang={lang}>
              {text}
            </p>
          )}
          {fit && <p className="hint">{t(`reviews.said.${fit}`)}</p>}
          {photos.length > 0 && (
            <p className="rev-pics">
              {photos.map((photo, i) => (
                <a key={photo} href={pictureUrl(photo, 'zoom')}>
                  <img
                    src={pictureUrl(photo, 'thumbnail')}
                    alt={t('reviews.photo', { n: i + 1 })}
                    width={96}
                    height={96}
                    loading="lazy"
                  />
                </a>
              ))}
            </p>
          )}
          {answer && (
            <blockquote className="rev-answer">
              <b>{t('reviews.answer', { shop: shop.name })}</b>
              <p>{answer}</p>
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
