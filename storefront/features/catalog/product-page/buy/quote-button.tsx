import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { Variant } from '#domain/catalog/product.ts';
import { shop } from '#shop.config';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { type ButtonStyle, buttonClass } from '#storefront/ui/button/button-class.ts';
import type { ProductView } from '../product-view.ts';

const QuotePanel = lazy(() => import('./quote-panel.tsx'));

type Props = Pick<ButtonStyle, 'size' | 'wide'> & { product: ProductView; chosen: Variant };

/** "Pyydä tarjous": a letter to the shop without JavaScript, a panel with phone and letter with it. */
export function QuoteButton({ product, chosen, size, wide }: Props) {
  const { t } = useI18n();
  // null until it is wanted for the first time: the panel is loaded then
  const [open, setOpen] = useState<boolean | null>(null);
  const subject = t('product.quoteSubject', { name: product.name, sku: chosen.sku });
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        className={buttonClass({ look: 'transactional', size, wide })}
        href={`mailto:${shop.email}?subject=${encodeURIComponent(subject)}`}
        onClick={ask}
      >
        {t('product.askQuote')}
      </a>
      {open === null ? null : (
        <Suspense>
          <QuotePanel
            name={product.name}
            sku={chosen.sku}
            subject={subject}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
