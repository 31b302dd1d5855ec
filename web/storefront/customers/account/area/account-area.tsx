import { Outlet, useRouteLoaderData } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { AccountNav } from './account-nav.tsx';
import { DoneNotice } from './done-notice.tsx';

/** What a wish list's page says of itself: the label of its crumb is the list's name. */
export type CrumbOfPage = { crumb?: string };

/** Crumbs, navigation and the page of the account area. */
export function AccountArea() {
  const { locale } = useI18n();
  const crumb = useRouteLoaderData<CrumbOfPage>(`${locale}/customers/wish-lists/list`)?.crumb;
  return (
    <>
      <CrumbTrail {...(crumb ? { title: crumb } : {})} />
      <div className="wrap account">
        <AccountNav />
        <div className="account-page">
          <DoneNotice />
          <Outlet />
        </div>
      </div>
    </>
  );
}
