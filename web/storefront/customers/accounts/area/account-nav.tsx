import { Form, Link, useLocation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale, links } from '#web/storefront/base/links.ts';
import styles from '#web/storefront/customers/accounts/account.module.css';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-names.ts';

function usePages(): { to: string; label: string; icon: IconName }[] {
  const { t, locale } = useI18n();
  const to = links(locale);
  return [
    { to: to.account(), label: t('crumb.yhteenveto'), icon: 'user' },
    { to: to.orders(), label: t('crumb.tilaukset'), icon: 'parcel' },
    { to: inLocale(locale, '/oma-tili/koneet'), label: t('machines.title'), icon: 'wrench' },
    { to: inLocale(locale, '/oma-tili/huollot'), label: t('bookings.title'), icon: 'clock' },
    { to: inLocale(locale, '/oma-tili/asiakirjat'), label: t('documents.title'), icon: 'file' },
    { to: inLocale(locale, '/oma-tili/yritys'), label: t('crumb.yritys'), icon: 'store' },
    { to: to.wishLists(), label: t('crumb.toivelistat'), icon: 'heart' },
    { to: to.ownDetails(), label: t('crumb.omat-tiedot'), icon: 'clipboard' },
    { to: to.permissions(), label: t('crumb.markkinointiluvat'), icon: 'mail' },
  ];
}

/** Navigation of the account: a side column on wide screens, elsewhere folded under the current page's name. */
export function AccountNav() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const here = usePages().find(({ to }) => pathname.startsWith(to));
  return (
    <>
      <details className={classes('no-print', styles.fold)} key={pathname}>
        <summary>
          <Icon name={here?.icon ?? 'user'} />
          <span>
            <span className="sr">{t('account.nav')}: </span>
            {here?.label ?? t('account.title')}
          </span>
          <Icon name="chevron-down" small />
        </summary>
        <PageList />
      </details>
      <div className={classes('no-print', styles.side)}>
        <PageList />
      </div>
    </>
  );
}

function PageList() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label={t('account.nav')}>
      <ul>
        {usePages().map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname.startsWith(to) ? 'page' : undefined}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <SignOut />
        </li>
      </ul>
    </nav>
  );
}

function SignOut() {
  const { t, locale } = useI18n();
  return (
    // a full page load clears the account's data from memory (account-6)
    <Form method="post" action={links(locale).account()} reloadDocument>
      <button type="submit">
        <Icon name="sign-out" />
        {t('account.signOut')}
      </button>
    </Form>
  );
}
