import { type FormEvent, useState } from 'react';
import { formatEuros } from '#domain/base/money.ts';
import type { CartCampaign } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import type { CodeGap } from '#domain/sales/cart/campaigns/code-gap.ts';
import type { T } from '#web/messages/i18n.tsx';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Facet } from '#web/ui/facet/facet.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { refreshCart } from '../refresh-cart.ts';
import { applyCode, type CodeOutcome, removeCode } from './change-deal.ts';
import { useCodeFocus } from './use-code-focus.ts';

/** Explains why a valid code has no effect on the cart and what is missing. */
function codeGapText(gap: CodeGap, code: string, t: T): string {
  if (gap.reason === 'value')
    return t(gap.isForSome ? 'cart.code.valueOf' : 'cart.code.value', { code, amount: formatEuros(gap.missing) });
  if (gap.reason === 'pieces')
    return t(gap.isForSome ? 'cart.code.piecesOf' : 'cart.code.pieces', { code, count: gap.missing });
  return t(`cart.code.${gap.reason}`, { code });
}

const MAX_CODE = 100;

type Props = {
  campaign: CartCampaign | null;
  /** Why the code has no effect on the cart; null: it has one. */
  gap: CodeGap | null;
};

/** The field for a campaign code, or the code in use with a button that removes it. */
export function CodeField({ campaign, gap }: Props) {
  const { t, locale } = useI18n();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const used = campaign && !campaign.isCartRuleTierCode && campaign.campaign ? campaign : null;
  const focus = useCodeFocus(used ? 1 : 0);

  const refusal = (outcome: CodeOutcome, code: string) => {
    if (outcome.why === 'works') return null;
    if (outcome.why === 'too_often') return t('cart.code.too_often', { count: outcome.minutes });
    return t(`cart.code.${outcome.why}`, { code });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (!code) {
      setRefused(t('cart.code.empty'));
      focus.answered(false);
      return;
    }
    setBusy(true);
    const outcome = await applyCode(code);
    setBusy(false);
    setRefused(refusal(outcome, code));
    focus.answered(outcome.why === 'works');
    // the next check, without the code, clears an invalid campaign and restores the tier (cart-5)
    if (outcome.why === 'unknown' || outcome.why === 'used_up') await refreshCart(locale).catch(() => []);
  };
  const remove = () => {
    focus.removing();
    removeCode();
  };

  return (
    <Facet title={t('cart.code')} open={used !== null || refused !== null || focus.isTouched}>
      <div role="status" tabIndex={-1} ref={focus.said}>
        {used ? (
          <div className="used-code">
            <StockLine kind={gap ? 'later' : 'ok'}>
              {gap ? codeGapText(gap, used.code, t) : t('cart.code.works', { code: used.code })}{' '}
              {gap?.reason === 'sign_in' ? (
                <TextLink to={links(locale).signIn(links(locale).cart())}>{t('cart.tier.signIn')}</TextLink>
              ) : null}
            </StockLine>
            <Button look="blank" square aria-label={t('cart.code.remove', { code: used.code })} onClick={remove}>
              <Icon name="trash" small />
            </Button>
          </div>
        ) : null}
      </div>
      {used ? null : (
        <form onSubmit={submit} noValidate>
          <TextField
            ref={focus.field}
            name="code"
            label={t('cart.code.label')}
            code
            maxLength={MAX_CODE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={refused}
            action={
              <Button type="submit" look="outline" busy={busy}>
                {t('cart.code.use')}
              </Button>
            }
          />
        </form>
      )}
    </Facet>
  );
}
