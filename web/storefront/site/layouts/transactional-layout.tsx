import { Outlet } from 'react-router';
import { TransactionalStyles } from '#web/storefront/site/styles/transactional-styles.tsx';

/** Layout of transactional pages (cart, account, documents, spare parts), which add transactional.css. */
export default function Desk() {
  return (
    <>
      <TransactionalStyles />
      <Outlet />
    </>
  );
}
