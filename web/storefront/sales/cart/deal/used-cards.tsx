import type { Cents } from '#domain/base/money.ts';
import { formatEuros } from '#domain/base/money.ts';
import { spacedCode } from '#domain/sales/gift-cards/gift-card.ts';
import { splitAmongCards } from '#domain/sales/gift-cards/split-among-cards.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { setGiftCards } from './change-deal.ts';
import type { CartGiftCard } from './read-deal.ts';

/** What each card pays of `paid`, the sum that cards pay. */
export const paidByCards = (cards: readonly CartGiftCard[], paid: Cents) => {
  const parts = splitAmongCards(
    paid,
    cards.map(({ openAmount }) => openAmount),
  );
  return cards.map(({ code }, i) => ({ end: code.slice(-4), cents: parts[i] ?? 0 }));
};

type Props = {
  cards: readonly CartGiftCard[];
  /** What they pay of the order. */
  paid: Cents;
  onRemove?: () => void;
};

/** The gift cards in use: what each pays, what stays on it, and a button that removes it. */
export function UsedCards({ cards, paid, onRemove }: Props) {
  const { t } = useI18n();
  const parts = paidByCards(cards, paid);
  const remove = ({ code }: CartGiftCard) => {
    onRemove?.();
    setGiftCards(cards.filter((card) => card.code !== code));
  };
  return cards.map((card, i) => (
    <div key={card.code} className="used-code">
      <StockLine kind={parts[i]?.cents ? 'ok' : 'later'}>{usedText(card, parts[i]?.cents ?? 0, paid, t)}</StockLine>
      <Button
        look="blank"
        square
        aria-label={t('cart.giftCard.remove', { code: spacedCode(card.code) })}
        onClick={() => remove(card)}
      >
        <Icon name="trash" small />
      </Button>
    </div>
  ));
}

function usedText({ code, openAmount }: CartGiftCard, part: Cents, paid: Cents, t: T): string {
  const end = code.slice(-4);
  if (part > 0) return t('cart.giftCard.works', { end, paid: formatEuros(part), left: formatEuros(openAmount - part) });
  return t(paid === 0 ? 'cart.giftCard.notForThese' : 'cart.giftCard.notNeeded', { end });
}
