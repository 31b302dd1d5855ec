import type { Variant } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { type ButtonStyle, buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { ProductView } from '../product-view.ts';

type Props = Pick<ButtonStyle, 'size' | 'wide'> & {
  product: ProductView;
  chosen: Variant;
  /** In the row of quiet actions: labelled with the quote cart. */
  isSecondary?: boolean;
};

/** "Pyydä tarjous": adds to the quote cart, whose code loads at the first press. Without JavaScript a link to a form. */
export function QuoteButton({ product, chosen, size, wide, isSecondary }: Props) {
  const { t, locale } = useI18n();
  const { addToQuote } = usePurchaseActions();
  const className = isSecondary ? 'more' : buttonClass({ look: 'transactional', size, wide });
  const label = t(isSecondary ? 'product.addQuote' : 'product.askQuote');
  const { sku, variationName, options, images } = chosen;
  const { name, slug } = product;
  const image = images[0]?.id ?? null;
  const form = links(locale).quoteCart(sku);
  const add = () =>
    addToQuote([{ sku, title: name, slug, variationName, variationOptions: options, image }], locale).catch(() => {
      location.href = form;
    });
  const text = (
    <>
      {isSecondary && <Icon name="clipboard" small />}
      {label}
    </>
  );
  return useHydrated() ? (
    <button type="button" className={className} onClick={add}>
      {text}
    </button>
  ) : (
    <a className={className} href={form}>
      {text}
    </a>
  );
}
