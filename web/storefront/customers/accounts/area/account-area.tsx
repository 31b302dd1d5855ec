import { Outlet, useRouteLoaderData } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import styles from '#web/storefront/customers/accounts/account.module.css';
import { classes } from '#web/ui/classes.ts';
import { AccountNav } from './account-nav.tsx';
import { DoneNotice } from './form-result-notice.tsx';

/** Data of a wish-list page: the label of its breadcrumb is the list's name. */
export type CrumbOfPage = { crumb?: string };

/** Layout of the account area: breadcrumbs, navigation and page. */
export function AccountArea() {
  const { locale } = useI18n();
  const crumb = useRouteLoaderData<CrumbOfPage>(`${locale}/customers/wish-lists/list`)?.crumb;
  return (
    <>
      <CrumbTrail {...(crumb ? { title: crumb } : {})} />
      <div className={classes('wrap', styles.account)}>
        <AccountNav />
        <div className={styles.page}>
          <DoneNotice />
          <Outlet />
        </div>
      </div>
    </>
  );
}
