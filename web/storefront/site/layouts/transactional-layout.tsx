import { Outlet } from 'react-router';
import { DeskStyles } from '#web/storefront/site/styles/transactional-styles.tsx';

/** Cart, account, papers and parts: the pages with styles of their own. */
export default function Desk() {
  return (
    <>
      <DeskStyles />
      <Outlet />
    </>
  );
}
