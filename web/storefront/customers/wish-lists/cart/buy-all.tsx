import { useState } from 'react';
import type { WantedWish } from '#backend/customers/wish-lists/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import styles from '#web/storefront/customers/wish-lists/wish-lists.module.css';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { type Bought, buyWishes } from './buy-wishes.ts';

type Props = {
  wanted: WantedWish[];
  /** Skus of which the shopper has to choose a variant first. */
  toChoose: ReadonlySet<string>;
};

/** Adds the whole list to the cart and names what could not be added. */
export function BuyAll({ wanted, toChoose }: Props) {
  const { t, locale } = useI18n();
  const actions = usePurchaseActions();
  const [busy, setBusy] = useState(false);
  const [bought, setBought] = useState<Bought | null>(null);
  const buy = async () => {
    setBusy(true);
    setBought(await buyWishes(wanted, t, locale, actions));
    setBusy(false);
  };
  const chosenFirst = new Set(wanted.filter(({ sku }) => toChoose.has(sku)).map(({ name }) => name));
  return (
    <div className="stack-2">
      <div>
        <Button look="transactional" busy={busy} onClick={buy} className={styles.buy}>
          {t('wishes.buyAll')}
        </Button>
        <noscript>
          <p className="small muted">{t('wishes.buyNeedsScript')}</p>
        </noscript>
      </div>
      <div role="status">
        {bought && bought.leftOut.length + bought.fewer.length > 0 && (
          <Banner kind="warn">
            {bought.leftOut.length > 0 && <p>{t('wishes.leftOut')}</p>}
            <ul className={styles.left}>
              {bought.leftOut.map(({ name, reason }) => (
                <li key={`${name} ${reason}`}>
                  {t(`wishes.leftOut.${reason === 'unknown' && chosenFirst.has(name) ? 'choose' : reason}`, { name })}
                </li>
              ))}
              {bought.fewer.map(({ name, available }) => (
                <li key={name}>{t('wishes.fewer', { name, available })}</li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
    </div>
  );
}
