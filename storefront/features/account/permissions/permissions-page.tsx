import { Link } from 'react-router';
import type { MarketingPermissions } from '#domain/accounts/marketing-permissions.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Banner } from '#storefront/ui/banner/banner.tsx';
import { Checkbox } from '#storefront/ui/checkbox/checkbox.tsx';
import { TextLink } from '#storefront/ui/link/link.tsx';
import { AccountForm, Submit } from '../form/account-form.tsx';

type Props = { permissions: MarketingPermissions; hasPhone: boolean };

/** Marketing by e-mail and by SMS, asked apart (decisions 4). */
export function PermissionsPage({ permissions, hasPhone }: Props) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <>
      <div>
        <h1>{t('account.permissions.title')}</h1>
        <p className="lead">{t('account.permissions.text')}</p>
      </div>
      <AccountForm
        key={JSON.stringify(permissions)}
        name="permissions"
        labels={{}}
        answer={undefined}
        action={to.permissions()}
        className="account-form permission-form"
      >
        <fieldset className="permission">
          <legend>{t('account.permissions.email')}</legend>
          <Checkbox name="email" label={t('account.permissions.emailText')} defaultChecked={permissions.email} />
        </fieldset>
        <fieldset className="permission">
          <legend>{t('account.permissions.sms')}</legend>
          <Checkbox name="sms" label={t('account.permissions.smsText')} defaultChecked={permissions.sms} />
          {permissions.sms && !hasPhone ? (
            <Banner kind="warn" action={<Link to={to.ownDetails()}>{t('account.details.title')}</Link>}>
              {t('account.permissions.noPhone')}
            </Banner>
          ) : null}
        </fieldset>
        <Submit>{t('account.save')}</Submit>
      </AccountForm>
      <p>
        <TextLink to={to.content('asiakaspalvelu/tietosuoja')}>{t('account.permissions.privacy')}</TextLink>
      </p>
    </>
  );
}
