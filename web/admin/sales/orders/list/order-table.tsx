import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ListedOrder } from '#backend/sales/orders/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { OrderSort } from '#domain/sales/orders/order-list.ts';
import { shop } from '#shop.config';
import { SortHeader } from '#web/admin/base/pieces/sort-header.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/orders.ts';
import { Icon } from '#web/ui/admin/icon.tsx';
import { deliveryOf, OrderStatusMark, paymentOf } from '../order-status.tsx';
import { listTime } from '../times.ts';
import styles from './list.module.css';

const storeName = (id: string) => shop.stores.find((store) => store.id === id)?.name ?? id;

type Props = { orders: ListedOrder[]; now: Date; open: string | null; sort: OrderSort };

/** The rows of the list. A name opens the order beside the list, a number opens its page. */
export function OrderTable({ orders, now, open, sort }: Props) {
  const t = useTexts(fi, en);
  const [isPage, setPage] = useState(false);
  const selectAll = (isChecked: boolean, table: HTMLTableElement | null) => {
    for (const box of table?.querySelectorAll<HTMLInputElement>('input[name=number]') ?? [])
      if (box.checked !== isChecked) box.click();
  };
  return (
    <div className="tbox">
      <table className={`t stick ${styles.orders}`}>
        <caption className="sr">{t('orders.title')}</caption>
        <thead>
          <tr>
            <th className="sel-c" scope="col">
              <input
                className="box"
                type="checkbox"
                aria-label={t('orders.selectAll')}
                aria-keyshortcuts={isPage ? undefined : 'Control+A'}
                onChange={(event) => {
                  setPage(event.target.checked);
                  selectAll(event.target.checked, event.target.closest('table'));
                }}
              />
            </th>
            <th scope="col">{t('orders.order')}</th>
            <SortHeader text={t('orders.time')} sorts={['newest', 'oldest']} sorted={sort} className={styles.time} />
            <th scope="col">{t('orders.customer')}</th>
            <th scope="col" className={styles.store}>
              {t('orders.store')}
            </th>
            <th scope="col">{t('orders.payment')}</th>
            <th scope="col">{t('orders.delivery')}</th>
            <SortHeader text={t('orders.sum')} sorts={['highest', 'lowest']} sorted={sort} className="r" />
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.number} order={order} now={now} isOpen={order.number === open} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ order, now, isOpen }: { order: ListedOrder; now: Date; isOpen: boolean }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { number, customer, tags, notes, isCompany } = order;
  const [params] = useSearchParams();
  const peek = new URLSearchParams(params);
  peek.set('peek', number);
  return (
    <tr data-row="" className={isOpen ? 'on' : undefined} aria-current={isOpen ? 'true' : undefined}>
      <td className="sel-c">
        <input
          className="box"
          type="checkbox"
          name="number"
          value={number}
          aria-label={t('orders.select', { number })}
        />
      </td>
      <td className={styles.id}>
        <Link className="id" to={`/tilaukset/${number}`}>
          {number}
        </Link>
      </td>
      <td className={`num muted ${styles.time}`}>
        {listTime(order.placedAt, now, locale, (time) => t('orders.yesterday', { time }))}
      </td>
      <td className={`cut ${styles.who}`}>
        <Link data-open="" to={{ search: peek.toString() }} preventScrollReset>
          {customer ?? t('orders.hidden')}
        </Link>{' '}
        {isCompany && <span className={`tag ${styles.extra}`}>{t('orders.company')}</span>}{' '}
        {tags.map((tag) => (
          <span className={`tag ${styles.extra}`} key={tag}>
            {tag}
          </span>
        ))}
        {notes > 0 && (
          <span title={t('orders.notes', { count: notes })}>
            <Icon name="message-square" />
            <span className="sr">{t('orders.notes', { count: notes })}</span>
          </span>
        )}
      </td>
      <td className={styles.store}>{storeName(order.storeId)}</td>
      <td className={styles.pay}>
        <OrderStatusMark shown={paymentOf(order)} />
      </td>
      <td className={styles.delivery}>
        <OrderStatusMark shown={deliveryOf(order)} />
      </td>
      <td className={`r num ${styles.sum}`}>{formatEuros(order.total)}</td>
    </tr>
  );
}
