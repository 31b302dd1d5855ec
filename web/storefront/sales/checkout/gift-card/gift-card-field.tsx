import { type FormEvent, useEffect, useState } from 'react';
import type { CheckoutOptions } from '#backend/sales/checkout/outcomes.ts';
import type { Cents } from '#domain/base/money.ts';
import { MAX_CARDS } from '#domain/sales/gift-cards/split-among-cards.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import type { CartGiftCard } from '#web/storefront/sales/cart/deal/read-deal.ts';
import { useCodeFocus } from '#web/storefront/sales/cart/deal/use-code-focus.ts';
import { UsedCards } from '#web/storefront/sales/cart/deal/used-cards.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Facet } from '#web/ui/facet/facet.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { applyGiftCard, type CardOutcome, placeCard } from './ask-gift-card.ts';

const GIFT_CARD_FIELD = 'giftCard';
const MAX_CODE = 40;

type Refused = { why: Exclude<CardOutcome, 'accepted'> | 'empty'; code: string };
type Props = {
  cards: readonly CartGiftCard[];
  /** What the cards pay of this order, and what is left. */
  paid: Cents;
  toPay: Cents;
  /** The server's state of the cards in use; null before the response. */
  judged: CheckoutOptions['giftCards'] | null;
};

/**
 * The gift cards in use, each with what it pays and its remaining balance, and a field for the next one while
 * something is left to pay. Reports and removes a card that the server no longer accepts.
 */
export function GiftCardField({ cards, paid, toPay, judged }: Props) {
  const { t } = useI18n();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const focus = useCodeFocus(cards.length);
  const asksMore = cards.length === 0 || (cards.length < MAX_CARDS && (toPay > 0 || refused !== null));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get(GIFT_CARD_FIELD) ?? '').trim();
    setBusy(true);
    const outcome = code ? await applyGiftCard(code) : 'empty';
    setBusy(false);
    setRefused(outcome === 'accepted' ? null : { why: outcome, code });
    // what was typed meanwhile is the next code
    if (outcome === 'accepted' && focus.field.current?.value.trim() === code) focus.field.current.value = '';
    focus.answered(outcome === 'accepted');
  };
  useEffect(() => {
    for (const [i, { code, openAmount }] of cards.entries()) {
      const check = judged?.[i];
      if (!check || (check.outcome === 'accepted' && check.openAmount === openAmount)) continue;
      placeCard(code, check.outcome === 'accepted' ? check.openAmount : null);
      if (check.outcome !== 'accepted')
        setRefused({ why: check.outcome === 'limited' ? 'too_often' : check.outcome, code });
    }
  }, [cards, judged]);
  const removing = () => {
    focus.removing();
    setRefused(null);
  };

  return (
    <Facet title={t('checkout.giftCard')} open={cards.length > 0 || refused !== null || focus.isTouched}>
      <div role="status" tabIndex={-1} ref={focus.said}>
        <UsedCards cards={cards} paid={paid} onRemove={removing} />
      </div>
      {asksMore ? (
        <form onSubmit={submit} noValidate>
          <TextField
            ref={focus.field}
            id={GIFT_CARD_FIELD}
            name={GIFT_CARD_FIELD}
            label={t(cards.length === 0 ? 'checkout.giftCard.label' : 'checkout.giftCard.next')}
            code
            maxLength={MAX_CODE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={refused && refusedText(refused, t)}
            action={
              <Button type="submit" look="outline" busy={busy}>
                {t('checkout.giftCard.use')}
              </Button>
            }
          />
        </form>
      ) : null}
    </Facet>
  );
}

/** The specified messages (gift-card-1); the code appears as typed, in capitals. */
export function refusedText({ why, code }: Refused, t: T): string {
  if (why === 'used') return t('checkout.giftCard.used');
  if (why === 'not_in_use') return t('checkout.giftCard.notInUse', { code: code.toUpperCase() });
  return t(`checkout.giftCard.${why}`);
}
