import type { Variant } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Button } from '#web/ui/button/button.tsx';
import { type ButtonStyle, buttonClass } from '#web/ui/button/button-class.ts';
import type { ProductView } from '../product-view.ts';

type Props = Pick<ButtonStyle, 'size' | 'wide'> & {
  product: ProductView;
  chosen: Variant;
  /** Beside the button that buys: quiet, and named after the quote cart. */
  second?: boolean;
};

/** "Pyydä tarjous": into the quote cart, whose code comes with the first press; a plain form without JavaScript. */
export function QuoteButton({ product, chosen, size, wide, second }: Props) {
  const { t, locale } = useI18n();
  const style = { look: second ? 'ghost' : 'transactional', size, wide } as const;
  const label = t(second ? 'product.addQuote' : 'product.askQuote');
  const form = links(locale).quoteCart(chosen.sku);
  const ask = () =>
    import('./quote-product.ts')
      .then(({ quoteProduct }) => quoteProduct(product, chosen, locale))
      .catch(() => {
        location.href = form;
      });
  return useHydrated() ? (
    <Button {...style} onClick={ask}>
      {label}
    </Button>
  ) : (
    <a className={buttonClass(style)} href={form}>
      {label}
    </a>
  );
}
