import { type ReactNode, useState } from 'react';
import type { Variant } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import type { ProductView } from '../product-view.ts';
import styles from './buy-box.module.css';
import { QuoteButton } from './quote-button.tsx';
import type { Purchase } from './use-purchase.ts';

type Props = { product: ProductView; chosen: Variant; purchase: Purchase };

/** Amount and buy button, and below it one row of the actions that do not buy: the quote cart and `children`. */
export function BuyButton({ product, chosen, purchase, children }: Props & { children?: ReactNode }) {
  const isQuotable = purchase.kind === 'buy' || purchase.kind === 'deposit';
  return (
    <>
      <MainAction product={product} chosen={chosen} purchase={purchase} />
      <div className={classes('row', styles.quiet)}>
        {isQuotable && !product.customization && !chosen.price.isVoucher && (
          <QuoteButton product={product} chosen={chosen} isSecondary />
        )}
        {children}
      </div>
    </>
  );
}

/** No amount field when at most one piece can be bought. */
function MainAction({ product, chosen, purchase: { kind, max, label, add } }: Props) {
  const { t } = useI18n();
  const [amount, setAmount] = useState(1);
  const [isRefused, setRefused] = useState(false);
  if (kind === 'quote') return <QuoteButton product={product} chosen={chosen} size="l" wide />;
  if (kind === 'none')
    return (
      <Button look="transactional" size="l" wide disabled>
        {label}
      </Button>
    );
  const pieces = Math.min(amount, max);
  // reservations are made one by one; the cart can change the amount
  const hasAmount = kind === 'buy' && max > 1;
  return (
    <>
      <div className={hasAmount ? 'action-row' : 'action-row one'}>
        {hasAmount && (
          <Stepper
            big
            value={pieces}
            max={max}
            onChange={setAmount}
            onRefuse={setRefused}
            label={t('product.amount')}
          />
        )}
        <Button
          look="transactional"
          size="l"
          aria-disabled={isRefused || undefined}
          onClick={() => isRefused || add(pieces)}
        >
          {label}
        </Button>
      </div>
      <noscript>
        <p className="small">{t('product.needsScript', { phone: unbroken(shop.phone) })}</p>
      </noscript>
    </>
  );
}
