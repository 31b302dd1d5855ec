import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import styles from '#web/storefront/customers/accounts/account.module.css';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

/** Page after the deletion of an account. */
export function AccountDeleted() {
  const { t, locale } = useI18n();
  return (
    <>
      <CrumbTrail title={t('account.deleted.title')} />
      <div className={classes('wrap', styles.gone)}>
        <Icon name="check-circle" />
        <h1>{t('account.deleted.title')}</h1>
        <p className="lead">{t('account.deleted.text')}</p>
        <ButtonLink look="primary" to={links(locale).home()}>
          {t('account.deleted.home')}
        </ButtonLink>
      </div>
    </>
  );
}
