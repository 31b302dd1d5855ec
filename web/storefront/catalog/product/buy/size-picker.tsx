import { Suspense } from 'react';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Customization } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { classes } from '#web/ui/classes.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import styles from './options.module.css';
import type { TypedSize } from './use-purchase.ts';

type Props = {
  customization: Customization;
  item: CartItem;
  typed: TypedSize;
  onType: (typed: TypedSize) => void;
  sizeRequests: number;
};

/** Few goods are cut to size: the fields load when needed, into reserved space. */
const SizeFields = lazyComponent(() => import('./size-fields.tsx'));

export function SizePicker(props: Props) {
  const { t } = useI18n();
  const { widthCm, lengthCm } = props.customization;
  const limits = (
    <p className={classes('muted', styles.sizeSum)}>
      {t('product.sizeGive')} {t('product.sizeLimits', widthCm)} × {t('product.sizeLimits', lengthCm)}
    </p>
  );
  return (
    <fieldset className={styles.sizeBy}>
      <legend className={styles.optHead}>
        <b>{t('product.size')}</b>
      </legend>
      {useHydrated() ? (
        <Suspense fallback={limits}>
          <SizeFields {...props} />
        </Suspense>
      ) : (
        limits
      )}
    </fieldset>
  );
}
