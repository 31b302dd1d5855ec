import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import styles from '#web/storefront/sales/orders/order.module.css';
import { ButtonLink } from '#web/ui/button/button.tsx';

/** `review`: the form for the order's goods, once they have come. */
type Props = { receipt: string | null; withdrawal: string | null; returns: string; review: string | null };

/** Links to the form of reviews, the receipt, the returns and the legal withdrawal (return-1). */
export function OrderActions({ receipt, withdrawal, returns, review }: Props) {
  const { t, locale } = useI18n();
  if (!receipt && !withdrawal && !review) return null;
  return (
    <div className={styles.orderActions}>
      {review ? (
        <ButtonLink look="outline" to={inLocale(locale, review)}>
          {t('order.review')}
        </ButtonLink>
      ) : null}
      {receipt ? (
        <ButtonLink look="outline" to={receipt} reloadDocument>
          {t('order.receipt')}
        </ButtonLink>
      ) : null}
      {withdrawal ? (
        <>
          <ButtonLink look="outline" to={returns}>
            {t('order.return')}
          </ButtonLink>
          <ButtonLink look="link" to={withdrawal}>
            {t('order.withdraw')}
          </ButtonLink>
        </>
      ) : null}
    </div>
  );
}
