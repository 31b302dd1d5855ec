import { type FormEvent, useState } from 'react';
import type { CartCampaign } from '#domain/cart/campaigns/cart-campaign.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Facet } from '#storefront/ui/facet/facet.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { StockLine } from '#storefront/ui/stock-line/stock-line.tsx';
import { TextField } from '#storefront/ui/text-field/text-field.tsx';
import { refreshCart } from '../refresh-cart.ts';
import { applyCode, type CodeOutcome, removeCode } from './change-deal.ts';
import { useCodeFocus } from './use-code-focus.ts';

const MAX_CODE = 100;

/** The field for a campaign's code; a code in use stands in its place, with a button that takes it away. */
export function CodeField({ campaign }: { campaign: CartCampaign | null }) {
  const { t, locale } = useI18n();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ why: Exclude<CodeOutcome, 'works'> | 'empty'; code: string } | null>(null);
  const used = campaign && !campaign.isCartRuleTierCode && campaign.campaign ? campaign : null;
  const focus = useCodeFocus(used !== null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setBusy(true);
    const outcome = code ? await applyCode(code) : 'empty';
    setBusy(false);
    setRefused(outcome === 'works' ? null : { why: outcome, code });
    focus.answered(outcome === 'works');
    // the check, which is without it, clears an invalid code, and the tier has its place again (spec 4)
    if (outcome === 'unknown' || outcome === 'used_up') await refreshCart(locale).catch(() => []);
  };
  const remove = () => {
    focus.removing();
    removeCode();
  };

  return (
    <Facet title={t('cart.code')} open={used !== null || refused !== null || focus.isTouched}>
      <div role="status" tabIndex={-1} ref={focus.said}>
        {used ? (
          <div className="code-used">
            <StockLine kind={used.discountSum > 0 || used.campaign?.rules.some(givesElse) ? 'ok' : 'later'}>
              {used.discountSum > 0 || used.campaign?.rules.some(givesElse)
                ? t('cart.code.works', { code: used.code })
                : t('cart.code.nothing', { code: used.code })}
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
            error={refused && t(`cart.code.${refused.why}`, { code: refused.code })}
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

/** Free delivery and gifts take nothing off the lines. */
const givesElse = ({ effect }: { effect: { kind: string } }) =>
  effect.kind === 'free_delivery' || effect.kind === 'gift_item';
