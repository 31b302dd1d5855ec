import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';

type Props = {
  sku: string;
  /** Where a guest comes back to after signing in; without it to the page of the product. */
  next?: string;
  /** Of the product, where the heart stands without words. */
  name?: string;
};

/**
 * Puts a product on a wish list. A plain link to signing in, the same for every visitor; for customers it comes alive
 * after hydration (hearts/follow-hearts.ts), which presses it by `aria-pressed`: visible words
 * follow by style alone; a name without words stays, as ARIA asks of a pressed button.
 */
export function WishHeart({ sku, next, name }: Props) {
  const { t, locale } = useI18n();
  return (
    <a
      className={name ? 'wish' : 'btn btn-outline'}
      href={`${links(locale).login(next)}${next ? '&' : '?'}toive=${encodeURIComponent(sku)}`}
      rel="nofollow"
      data-wish={sku}
      aria-label={name && `${t('catalog.wish')}: ${name}`}
    >
      <Icon name="heart" />
      {!name && (
        <>
          <span className="wish-add">{t('catalog.wish')}</span>
          <span className="wish-on">{t('catalog.wished')}</span>
        </>
      )}
    </a>
  );
}
