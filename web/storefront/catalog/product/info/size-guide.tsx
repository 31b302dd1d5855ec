import type { Fit } from '#domain/catalog/reviews/review.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';

/** The way to the sizes of a category in centimetres, and what buyers say of this product's size (size-guide-1). */
export function SizeGuide({ path, fit }: { path: string; fit: Fit | null }) {
  const { t, locale } = useI18n();
  return (
    <p className="row">
      <a className="more" href={links(locale).content(path)}>
        {t('info.sizeGuide')}
      </a>
      {fit && <span className="small">{t(`reviews.fit.${fit}`)}</span>}
    </p>
  );
}
