import { addToCart } from '#storefront/features/cart/cart-store.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Button, ButtonLink } from '#storefront/ui/button/button.tsx';
import { toast } from '#storefront/ui/toast/toast.tsx';
import type { ComparedProduct } from './compare-data.ts';

const TOAST_MS = 5000;

/** Buys what needs no choice; what does is chosen on its own page. */
export function AddCompared({ product: { card, item } }: { product: ComparedProduct }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const name = card.name.default;
  if (!item)
    return (
      <ButtonLink look="outline" size="s" to={to.product(card.slug)} aria-label={t('compare.open', { name })}>
        {t('compare.openShort')}
      </ButtonLink>
    );
  const add = () => {
    addToCart(item, 1);
    toast({
      message: t('product.toast.one'),
      ttl: TOAST_MS,
      cta: { label: t('product.toast.cart'), to: to.cart() },
    });
  };
  return (
    <Button look="transactional" size="s" onClick={add} aria-label={`${t('product.add')}: ${name}`}>
      {t('product.add')}
    </Button>
  );
}
