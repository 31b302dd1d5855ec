import { Outlet, useMatches } from 'react-router';
import { CrumbTrail } from '#storefront/features/shell/crumb-trail.tsx';
import { AccountNav } from './account-nav.tsx';
import { DoneNotice } from './done-notice.tsx';

/** What a page under /oma-tili may say of itself: the label of its own crumb, as the name of a wish list. */
export type CrumbOfPage = { crumb?: string };

/** Crumbs, navigation and the page of the account area. */
export function AccountArea() {
  const crumb = (useMatches().at(-1)?.loaderData as CrumbOfPage | undefined)?.crumb;
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
