import { useI18n } from '#web/messages/i18n.tsx';
import { vat } from '#web/storefront/base/page-setting.ts';
import { Switch } from '#web/ui/switch/switch.tsx';

/** Prices without VAT on pages that are the same for everybody: a setting of the browser (company-6, price-10). */
export function NetPrices() {
  const { t } = useI18n();
  return (
    <section>
      <Switch
        label={t('company.netPrices')}
        checked={vat.useChosen() === 'excl'}
        onChange={(event) => vat.choose(event.target.checked ? 'excl' : null)}
      />
      <p className="small muted">{t('company.netPricesText')}</p>
    </section>
  );
}
