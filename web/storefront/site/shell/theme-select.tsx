import { useI18n } from '#web/messages/i18n.tsx';
import { theme } from '#web/storefront/base/page-setting.ts';
import styles from '#web/storefront/site/shell/footer/footer.module.css';

/** Choice of theme: light, dark, or as the system. */
export function ThemeSelect() {
  const { t } = useI18n();
  return (
    <label className={styles.themeSelect}>
      {t('common.theme')}
      <select
        value={theme.useChosen() ?? ''}
        onChange={({ target: { value } }) => theme.choose(value === 'light' || value === 'dark' ? value : null)}
      >
        <option value="">{t('common.theme.system')}</option>
        <option value="light">{t('common.theme.light')}</option>
        <option value="dark">{t('common.theme.dark')}</option>
      </select>
    </label>
  );
}
