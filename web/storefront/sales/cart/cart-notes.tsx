import { formatEuros } from '#domain/base/money.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import type { CartChange } from './fresh-items.ts';

function changeText(change: CartChange, t: T): string {
  const { name } = change;
  if (change.kind === 'price')
    return t('cart.priceChanged', { name, before: formatEuros(change.before), after: formatEuros(change.after) });
  if (change.kind === 'amount') return t('cart.amountReduced', { name, count: change.amount });
  return t(`cart.${change.kind}`, { name });
}

type Props = {
  payment: 'cancelled' | 'failed' | null;
  changes: readonly CartChange[];
  checkFailed: boolean;
  onCheckAgain: () => void;
};

/** Messages above the lines: payment, changes, failed checks. */
export function CartNotes({ payment, changes, checkFailed, onCheckAgain }: Props) {
  const { t } = useI18n();
  return (
    <div className="page-notes">
      {payment ? (
        <Banner kind="warn" live>
          {payment === 'cancelled' ? t('cart.paymentCancelled') : t('cart.paymentFailed')}
        </Banner>
      ) : null}
      {changes.length > 0 ? (
        <Banner kind="warn" live>
          <b>{t('cart.changed')}</b>
          <ul>
            {changes.map((change) => (
              <li key={`${change.id} ${change.kind}`}>{changeText(change, t)}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {checkFailed ? (
        <Banner
          kind="info"
          live
          action={
            <Button look="link" size="s" onClick={onCheckAgain}>
              {t('cart.checkAgain')}
            </Button>
          }
        >
          {t('cart.checkFailed')}
        </Banner>
      ) : null}
    </div>
  );
}
