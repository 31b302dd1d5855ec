import type { ReactNode } from 'react';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Beside the form on wide screens, below it on phones. */
  side?: ReactNode;
  children: ReactNode;
};

/** Layout of a sign-in page: breadcrumbs, title, one column. */
export function SignInFrame({ title, lead, side, children }: Props) {
  return (
    <>
      <CrumbTrail />
      <div className="wrap narrow-page">
        <div className="narrow-main">
          <h1>{title}</h1>
          {lead ? <p className="narrow-lead">{lead}</p> : null}
          {children}
        </div>
        {side}
      </div>
    </>
  );
}
