import { type FormEvent, useEffect, useState } from 'react';
import type { CheckoutOptions } from '#backend/sales/checkout/outcomes.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { spacedCode } from '#domain/sales/gift-cards/gift-card.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { clearGiftCard, setGiftCard } from '#web/storefront/sales/cart/deal/change-deal.ts';
import type { CartGiftCard } from '#web/storefront/sales/cart/deal/read-deal.ts';
import { useCodeFocus } from '#web/storefront/sales/cart/deal/use-code-focus.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Facet } from '#web/ui/facet/facet.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { applyGiftCard, type CardOutcome } from './ask-gift-card.ts';

const GIFT_CARD_FIELD = 'giftCard';
const MAX_CODE = 40;

type Refused = { why: Exclude<CardOutcome, 'accepted'> | 'empty'; code: string };
type Props = {
  giftCard: CartGiftCard | null;
  /** What the card pays of this order. */
  paid: Cents;
  /** The server's state of the card in use; null before the response. */
  judged: CheckoutOptions['giftCard'];
};

/**
 * The field for a gift card, or the card in use with what it pays and its remaining balance. Reports and removes a
 * card that the server no longer accepts.
 */
export function GiftCardField({ giftCard, paid, judged }: Props) {
  const { t } = useI18n();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const focus = useCodeFocus(giftCard !== null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get(GIFT_CARD_FIELD) ?? '').trim();
    setBusy(true);
    const outcome = code ? await applyGiftCard(code) : 'empty';
    setBusy(false);
    setRefused(outcome === 'accepted' ? null : { why: outcome, code });
    focus.answered(outcome === 'accepted');
  };
  useEffect(() => {
    if (!giftCard || !judged || (judged.outcome === 'accepted' && judged.openAmount === giftCard.openAmount)) return;
    if (judged.outcome === 'accepted') return setGiftCard({ code: giftCard.code, openAmount: judged.openAmount });
    setRefused({ why: judged.outcome === 'limited' ? 'too_often' : judged.outcome, code: giftCard.code });
    clearGiftCard();
  }, [giftCard, judged]);
  const remove = () => {
    focus.removing();
    clearGiftCard();
    setRefused(null);
  };

  return (
    <Facet title={t('checkout.giftCard')} open={giftCard !== null || refused !== null || focus.isTouched}>
      <div role="status" tabIndex={-1} ref={focus.said}>
        {giftCard ? (
          <div className="used-code">
            <StockLine kind={paid > 0 ? 'ok' : 'later'}>{usedText(giftCard, paid, t)}</StockLine>
            <Button
              look="blank"
              square
              aria-label={t('checkout.giftCard.remove', { code: spacedCode(giftCard.code) })}
              onClick={remove}
            >
              <Icon name="trash" small />
            </Button>
          </div>
        ) : null}
      </div>
      {giftCard ? null : (
        <form onSubmit={submit} noValidate>
          <TextField
            ref={focus.field}
            id={GIFT_CARD_FIELD}
            name={GIFT_CARD_FIELD}
            label={t('checkout.giftCard.label')}
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
      )}
    </Facet>
  );
}

function usedText({ code, openAmount }: CartGiftCard, paid: Cents, t: T): string {
  const end = code.slice(-4);
  if (paid === 0) return t('checkout.giftCard.notForThese', { end });
  return t('checkout.giftCard.works', { end, paid: formatEuros(paid), left: formatEuros(openAmount - paid) });
}

/** The specified messages (gift-card-1); the code appears as typed, in capitals. */
export function refusedText({ why, code }: Refused, t: T): string {
  if (why === 'used') return t('checkout.giftCard.used');
  if (why === 'not_in_use') return t('checkout.giftCard.notInUse', { code: code.toUpperCase() });
  return t(`checkout.giftCard.${why}`);
}
