import { Link } from 'react-router';
import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/orders.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { LinePicture } from '../line-picture.tsx';
import { deliveryOf, OrderStatusMark, paymentOf } from '../order-status.tsx';
import { listTime } from '../times.ts';
import styles from './list.module.css';

type Props = { order: StaffOrder; now: Date; close: string };

/** An order beside the list. */
export function Peek({ order, now, close }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { number, contact, lines, timeline } = order;
  const time = (at: Date) => listTime(at, now, locale, (clock) => t('orders.yesterday', { time: clock }));
  const note = timeline.find(({ kind }) => kind === 'note');
  return (
    <aside className="peek" aria-label={`${t('orders.order')} ${number}`}>
      <div className="peek-h">
        <h2>{number}</h2>
        <OrderStatusMark shown={paymentOf(order)} pill />
        <OrderStatusMark shown={deliveryOf({ status: order.status, parcels: order.parcels.length })} pill />
        <Link
          className="btn btn-s btn-i push"
          to={{ search: close }}
          preventScrollReset
          aria-label={t('peek.close')}
          aria-keyshortcuts="Escape"
        >
          <Icon name="x" />
        </Link>
      </div>
      <div className="peek-b">
        <section className="sec">
          <p className="pc">
            <span>
              <b>{contact ? contact.company || `${contact.firstname} ${contact.lastname}` : t('orders.hidden')}</b>
              {contact && <small className="sub">{contact.email}</small>}
            </span>
            <b className="mid push">{formatEuros(order.total)}</b>
          </p>
          {contact && (
            <p>
              <a className="btn btn-s btn-line" href={`tel:${contact.phone}`}>
                <Icon name="phone" />
                {contact.phone}
              </a>
            </p>
          )}
        </section>
        <section className="sec">
          <ul className={styles.peekLines}>
            {lines.map((line) => (
              <li key={line.position}>
                <LinePicture image={line.image} />
                <span>
                  <b>{line.title}</b>
                  <small className="sub">{line.variation || line.sku}</small>
                </span>
                <span className="num">{t('orders.pieces', { count: line.amount })}</span>
                <span className="num">{formatEuros(line.total)}</span>
              </li>
            ))}
          </ul>
          {order.parcels.map(({ code, at }) => (
            <p className="sub" key={`${code} ${at.toISOString()}`}>
              {t('peek.sent', { time: time(at) })} {code}
            </p>
          ))}
        </section>
        {note?.text && (
          <section className="sec">
            <Note tone="warn">
              <b>{t('peek.newestNote', { name: note.by ?? '', time: time(note.at) })}</b>
              <p>{note.text}</p>
            </Note>
          </section>
        )}
      </div>
      <div className="peek-f">
        <ButtonLink look="primary" to={`/tilaukset/${number}`}>
          {t('peek.open')}
        </ButtonLink>
      </div>
    </aside>
  );
}
