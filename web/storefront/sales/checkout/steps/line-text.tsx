import { formatEuros } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { useI18n } from '#web/messages/i18n.tsx';

type Props = { line: Pick<CartItem, 'variationName' | 'customization' | 'amount' | 'deposit'> };

/** Details of an ordered line: variant and pieces, size, deposit. */
export function LineText({ line }: Props) {
  const { t } = useI18n();
  const { variationName, customization, amount, deposit } = line;
  const rows = [
    customization && sizeText(customization),
    `${variationName ? `${variationName}, ` : ''}${t('checkout.pieces', { count: amount })}`,
    deposit !== null && t('checkout.deposit', { deposit: formatEuros(deposit) }),
  ];
  return rows.map((row) =>
    row ? (
      <span key={row} className="muted mini-row">
        {row}
      </span>
    ) : null,
  );
}
