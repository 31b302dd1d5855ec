import type { Variant } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { Button } from '#web/ui/button/button.tsx';
import { type ButtonStyle, buttonClass } from '#web/ui/button/button-class.ts';
import type { ProductView } from '../product-view.ts';

type Props = Pick<ButtonStyle, 'size' | 'wide'> & {
  product: ProductView;
  chosen: Variant;
  /** Beside the buy button: a ghost button labelled with the quote cart. */
  isSecondary?: boolean;
};

/** "Pyydä tarjous": adds to the quote cart, whose code loads at the first press. Without JavaScript a link to a form. */
export function QuoteButton({ product, chosen, size, wide, isSecondary }: Props) {
  const { t, locale } = useI18n();
  const { addToQuote } = usePurchaseActions();
  const style = { look: isSecondary ? 'ghost' : 'transactional', flush: isSecondary, size, wide } as const;
  const label = t(isSecondary ? 'product.addQuote' : 'product.askQuote');
  const { sku, variationName, options, images } = chosen;
  const { name, slug } = product;
  const image = images[0]?.id ?? null;
  const form = links(locale).quoteCart(sku);
  const add = () =>
    addToQuote([{ sku, title: name, slug, variationName, variationOptions: options, image }], locale).catch(() => {
      location.href = form;
    });
  return useHydrated() ? (
    <Button {...style} onClick={add}>
      {label}
    </Button>
  ) : (
    <a className={buttonClass(style)} href={form}>
      {label}
    </a>
  );
}
