import { useI18n } from '#web/messages/i18n.tsx';
import { vat } from '#web/storefront/base/page-setting.ts';
import styles from '#web/storefront/site/shell/footer/footer.module.css';
import { Switch } from '#web/ui/switch/switch.tsx';

/** Shows prices without VAT, for business shoppers; stored in the browser. */
export function VatSwitch() {
  const { t } = useI18n();
  return (
    <Switch
      className={styles.vatSwitch}
      label={t('common.vat.exclude')}
      checked={vat.useChosen() === 'excl'}
      onChange={(event) => vat.choose(event.target.checked ? 'excl' : null)}
    />
  );
}
