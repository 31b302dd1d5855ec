import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QueuedOrder } from '#backend/sales/orders/packing/packing-queue.ts';
import { type PackLine, packedOf } from '#domain/sales/packing/scan.ts';
import { shop } from '#shop.config';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/packing.ts';
import fi from '#web/messages/admin/fi/packing.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import styles from './packing-frame.module.css';

type Props = {
  name: string;
  storeId: string;
  queue: readonly QueuedOrder[];
  /** The order on the table. */
  open: string | null;
  lines: readonly PackLine[];
  children: ReactNode;
};

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');

/** The packing view without the menu: a bar with progress, the queue of the store, and what is on the table. */
export function PackingFrame({ name, storeId, queue, open, lines, children }: Props) {
  const t = useTexts(fi, en);
  useLive(['order', 'packing']);
  const store = shop.stores.find(({ id }) => id === storeId)?.name ?? '';
  const { packed, amount } = packedOf(lines);
  return (
    <div className={styles.pack}>
      <header className={`${styles.head} on-chrome`}>
        <Link className={styles.close} to="/" aria-label={t('packing.close')}>
          <Icon name="x" large />
        </Link>
        <h1>
          {t('packing.title')} <span className={styles.headStore}>{store}</span>
        </h1>
        <div className={styles.progress}>
          <span>{t('packing.left', { count: queue.length })}</span>
          {amount > 0 && <progress max={amount} value={packed} aria-label={t('packing.done', { packed, amount })} />}
        </div>
        <Link className={styles.headLink} to={`/luovutus?store=${storeId}`}>
          <Icon name="hand" />
          {t('packing.handOver')}
        </Link>
        <span className="ava" title={name}>
          {initials(name)}
        </span>
      </header>
      <main className={styles.body} id="sisalto">
        <Queue queue={queue} open={open} storeId={storeId} />
        {children}
      </main>
    </div>
  );
}

function Queue({ queue, open, storeId }: Pick<Props, 'queue' | 'open' | 'storeId'>) {
  const t = useTexts(fi, en);
  if (queue.length === 0) return <div className={styles.queue} />;
  return (
    <nav className={styles.queue} aria-label={t('packing.queue')}>
      <h2>{t('packing.queue')}</h2>
      <ul>
        {queue.map((order) => (
          <li key={order.number}>
            <Link
              className={styles.queued}
              to={`/pakkaus/${order.number}`}
              aria-current={order.number === open ? 'page' : undefined}
            >
              <span>
                <b className="num">{order.number}</b>
                <span className={styles.queuedName}>{order.name}</span>
              </span>
              <span className={styles.queueState}>
                {order.packed > 0 || order.status === 'preparing' ? (
                  <Status glyph="half" tone="info">
                    {t('packing.started')}
                  </Status>
                ) : (
                  <Status glyph="new">{t('packing.new')}</Status>
                )}
                <small>{t('packing.units', { count: order.units })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink className={styles.all} to={`/pakkaus/keruulista?store=${storeId}`} icon="printer">
        {t('packing.all')}
      </ButtonLink>
    </nav>
  );
}
