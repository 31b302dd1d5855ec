import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import { Icon } from '#web/ui/admin/icon.tsx';
import styles from '../order.module.css';

/** The panel beside an order, for one action; closing it returns to the order. */
export function OrderPanel({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts(fi, en);
  return (
    <aside className={`peek ${styles.side}`} aria-label={title}>
      <div className="peek-h">
        <h2>{title}</h2>
        <Link
          className="btn btn-s btn-i push"
          to="?"
          preventScrollReset
          aria-label={t('act.close')}
          aria-keyshortcuts="Escape"
        >
          <Icon name="x" />
        </Link>
      </div>
      {children}
    </aside>
  );
}
