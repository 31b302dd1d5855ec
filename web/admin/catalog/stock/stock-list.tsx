import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import type { IconName } from '#web/ui/admin/icon-names.ts';
import { StockTabs } from './stock-tabs.tsx';

export type StockListRow = {
  id: number;
  to: string;
  text: string;
  about: ReactNode;
  state: ReactNode;
  at: Date;
  by?: string | null;
};
type Props = {
  title: string;
  icon: IconName;
  /** Shown in place of rows, where there are none. */
  empty: string;
  rows: StockListRow[];
  /** The form that begins a new one. */
  begin: ReactNode;
};

/** Counts, transfers or receipts, newest first, and the form that begins one. */
export function StockList({ title, icon, empty, rows, begin }: Props) {
  return (
    <>
      <PageBar title={title} />
      <StockTabs />
      <main id="sisalto">
        <div className="split">
          <div>{rows.length === 0 ? <Empty icon={icon} title={empty} /> : <Rows rows={rows} />}</div>
          {begin && <aside className="aside">{begin}</aside>}
        </div>
      </main>
    </>
  );
}

function Rows({ rows }: { rows: StockListRow[] }) {
  return (
    <section className="sec">
      <ul>
        {rows.map(({ id, to, text, about, state, at, by }) => (
          <li key={id}>
            <Link to={to} reloadDocument>
              {text}
            </Link>{' '}
            {about} {state}{' '}
            <span className="muted">
              <When at={at} /> {by}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
