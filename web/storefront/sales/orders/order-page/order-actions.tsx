import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { RETURNS } from '#web/storefront/base/service-links.ts';
import styles from '#web/storefront/sales/orders/order.module.css';
import { ButtonLink } from '#web/ui/button/button.tsx';

type Props = { receipt: string | null; withdrawal: string | null };

/** Links to the receipt and to the legal withdrawal (return-1). */
export function OrderActions({ receipt, withdrawal }: Props) {
  const { t, locale } = useI18n();
  if (!receipt && !withdrawal) return null;
  return (
    <div className={styles.orderActions}>
      {receipt ? (
        <ButtonLink look="outline" to={receipt} reloadDocument>
          {t('order.receipt')}
        </ButtonLink>
      ) : null}
      {withdrawal ? (
        <>
          <ButtonLink look="link" to={links(locale).content(RETURNS)}>
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
