import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import type { ComparedProduct } from './compare-data.ts';

/** Adds a product to the cart; a product with options links to its page instead. */
export function AddCompared({ product: { card, item } }: { product: ComparedProduct }) {
  const { t, locale } = useI18n();
  const { addToCart, tellAdded } = usePurchaseActions();
  const to = links(locale);
  const name = card.name.default;
  if (!item)
    return (
      <ButtonLink look="outline" size="s" to={to.product(card.slug)} aria-label={t('compare.open', { name })}>
        {t('compare.openShort')}
      </ButtonLink>
    );
  const add = () => void tellAdded(addToCart(item), 1, locale, item);
  return (
    <Button look="transactional" size="s" onClick={add} aria-label={`${t('product.add')}: ${name}`}>
      {t('product.add')}
    </Button>
  );
}
