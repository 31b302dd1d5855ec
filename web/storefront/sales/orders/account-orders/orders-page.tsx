import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { follow, type GivenOrders, listOf, type OrderList, type OrdersPage as Orders } from './order-list.ts';
import { OrderRows } from './order-rows.tsx';

/** The order list of a loader, in its current state (order-11). */
function useOrderList(given: GivenOrders): OrderList {
  const [seen, setSeen] = useState({ given, list: listOf(given) });
  useEffect(() => {
    if (!(given instanceof Promise)) return;
    const following = follow(given, (list) => setSeen({ given, list }));
    return following.stop;
  }, [given]);
  return seen.given === given ? seen.list : listOf(given);
}

type Props = { given: GivenOrders; isVerified: boolean };

/** The customer's orders in their four states (order-11). */
export function OrdersPage({ given, isVerified }: Props) {
  const { t } = useI18n();
  const list = useOrderList(given);
  return (
    <>
      <div className="head-row">
        <h1>{t('account.orders.title')}</h1>
        {list.status === 'fetched' && list.total > 0 ? (
          <span className="muted num">{t('account.orders.count', { count: list.total })}</span>
        ) : null}
      </div>
      {list.status === 'initial' || list.status === 'fetching' ? <Fetching /> : null}
      {list.status === 'error' ? <Failed /> : null}
      {list.status === 'fetched' ? <Fetched list={list} isVerified={isVerified} /> : null}
    </>
  );
}

function Fetching() {
  const { t } = useI18n();
  return (
    <div className="stack" role="status">
      <span className="sr">{t('account.orders.fetching')}</span>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}

function Failed() {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState icon="alert" title={t('account.orders.failed')}>
        <p>{t('account.orders.failedText')}</p>
        {/* a link to this page, so that it works without JavaScript */}
        <ButtonLink look="outline" to={pathname + search}>
          {t('account.orders.tryAgain')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function Fetched({ list, isVerified }: { list: Orders; isVerified: boolean }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  if (list.total === 0)
    return (
      <EmptyState icon="parcel" title={t('account.orders.empty')}>
        <p>{t(isVerified ? 'account.orders.emptyText' : 'account.orders.emptyUnverified')}</p>
        <ButtonLink look="primary" to={to.category()}>
          {t('account.orders.toProducts')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <OrderRows orders={list.orders} />
      <Pagination
        page={list.page}
        pages={list.pages}
        href={(page) => (page === 1 ? to.orders() : `${to.orders()}?page=${page}`)}
        labels={{ nav: t('account.orders.pages') }}
      />
    </>
  );
}
