import type { Locale } from '#domain/base/locale.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

type Props = {
  /** 0–5, or null without ratings. */
  score: number | null;
  count: number;
  /** The accessible name; "Arvosana 4,4 / 5" by default. */
  label?: string;
  /** Five stars instead of one. */
  full?: boolean;
};

// created once, because creating a formatter takes longer than rendering the rest of a card
const formats = new Map<Locale, Intl.NumberFormat>();
function scoreText(locale: Locale): Intl.NumberFormat {
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format;
}

export function Rating({ score, count, label, full }: Props) {
  const { t, locale } = useI18n();
  if (score === null || count === 0) return <span className="rating">{t('ui.noReviews')}</span>;
  const text = scoreText(locale).format(score);
  const stars = full ? [1, 2, 3, 4, 5] : [1];
  return (
    <span className="rating" role="img" aria-label={label ?? t('ui.score', { score: text })}>
      <span className="stars">
        {stars.map((star) => (
          <Icon key={star} name="star" filled={!full || star <= Math.round(score)} />
        ))}
      </span>
      <span className="num">{`${text} (${count})`}</span>
    </span>
  );
}
