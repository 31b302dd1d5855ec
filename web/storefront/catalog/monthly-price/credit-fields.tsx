import { formatEuros } from '#domain/base/money.ts';
import type { CreditTerms } from '#domain/base/shop-config.ts';
import type { TypedCredit } from '#domain/catalog/prices/typed-credit.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { exampleText, percent } from '#web/storefront/catalog/product/info/credit-example.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';

/** Deposit and term as typed, each with its limits (vehicle-box-4). */
export function CreditFields({ typed }: { typed: TypedCredit }) {
  const { t } = useI18n();
  const { problems, mostDeposit, leastMonths, mostMonths } = typed;
  const depositLimits = t('info.monthly.depositLimits', { most: formatEuros(mostDeposit * 100) });
  const monthsLimits = t('info.monthly.monthsLimits', { least: leastMonths, most: mostMonths });
  return (
    <>
      <TextField
        name="kasiraha"
        label={t('info.monthly.depositField')}
        hint={depositLimits}
        error={problems.includes('deposit') && depositLimits}
        defaultValue={typed.deposit}
        inputMode="numeric"
        maxLength={12}
        still
      />
      <TextField
        name="kk"
        label={t('info.monthly.monthsField')}
        hint={monthsLimits}
        error={problems.includes('months') && monthsLimits}
        defaultValue={typed.months}
        inputMode="numeric"
        maxLength={12}
        still
      />
    </>
  );
}

type ResultProps = { typed: TypedCredit; terms: CreditTerms; heading: 'h2' | 'h3' };

/** The monthly price of the typed credit with its legal example (vehicle-box-2, vehicle-box-4). */
export function CreditResult({ typed: { offer }, terms, heading: Heading }: ResultProps) {
  const { t } = useI18n();
  if (!offer) return null;
  return (
    <div role="status" className="stack-2">
      <Heading>{t('info.monthly.each', { price: formatEuros(offer.monthly) })}</Heading>
      <p>{t('info.monthly.apr', { apr: percent(offer.apr) })}</p>
      <p className="small">{exampleText(offer, terms, t)}</p>
    </div>
  );
}
