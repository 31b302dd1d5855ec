import { CrumbTrail } from '#storefront/features/shell/crumb-trail.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { ButtonLink } from '#storefront/ui/button/button.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';

/** Where a deleted account leads. */
export function AccountDeleted() {
  const { t, locale } = useI18n();
  return (
    <>
      <CrumbTrail title={t('account.deleted.title')} />
      <div className="wrap account-gone">
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
