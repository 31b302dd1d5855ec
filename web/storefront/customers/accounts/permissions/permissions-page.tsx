import { type MarketingChannel, marketingChannels } from '#domain/customers/accounts/marketing-permissions.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PRIVACY } from '#web/storefront/base/service-links.ts';
import styles from '#web/storefront/customers/accounts/account.module.css';
import { Banner } from '#web/ui/banner/banner.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { AccountForm, Submit } from '../form/account-form.tsx';
import type { LastSaid } from './last-said.ts';

type Props = { said: LastSaid; hasPhone: boolean };

/** Marketing permissions for e-mail and SMS, separately (account-5). */
export function PermissionsPage({ said, hasPhone }: Props) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <>
      <div>
        <h1>{t('account.permissions.title')}</h1>
        <p className="lead">{t('account.permissions.text')}</p>
      </div>
      <AccountForm
        // the boxes show what was saved
        key={JSON.stringify(said)}
        name="permissions"
        labels={{}}
        answer={undefined}
        action={to.permissions()}
        className={classes('form-col', styles.permissionForm)}
      >
        {marketingChannels.map((channel) => (
          <Permission key={channel} channel={channel} said={said[channel]} />
        ))}
        {said.sms?.granted && !hasPhone ? <NoPhone /> : null}
        <Submit>{t('account.save')}</Submit>
      </AccountForm>
      <p>
        <TextLink to={to.content(PRIVACY)}>{t('account.permissions.privacy')}</TextLink>
      </p>
    </>
  );
}

function Permission({ channel, said }: { channel: MarketingChannel; said: LastSaid[MarketingChannel] }) {
  const { t, locale } = useI18n();
  const date = said && dateText(said.at, locale);
  return (
    <fieldset className={styles.permission}>
      <legend>{t(`account.permissions.${channel}`)}</legend>
      <Checkbox
        name={channel}
        label={t(`account.permissions.${channel}Text`)}
        hint={
          date
            ? t(said?.granted ? 'account.permissions.given' : 'account.permissions.withdrawn', { date })
            : t('account.permissions.never')
        }
        defaultChecked={said?.granted ?? false}
      />
    </fieldset>
  );
}

/** Warning: SMS permitted without a phone number. */
function NoPhone() {
  const { t, locale } = useI18n();
  return (
    <Banner
      kind="warn"
      action={
        <ButtonLink look="link" size="s" to={links(locale).ownDetails()}>
          {t('account.details.title')}
        </ButtonLink>
      }
    >
      {t('account.permissions.noPhone')}
    </Banner>
  );
}
