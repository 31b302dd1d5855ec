import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-names.ts';
import { MoreLink } from '#web/ui/link/link.tsx';
import styles from './summary.module.css';

type Props = { icon: IconName; title: string; to: string; more: string; children: ReactNode };

/** A part of the account with the way to all of it. */
export function Card({ icon, title, to, more, children }: Props) {
  return (
    <section className={styles.card}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <div className="stack-2">{children}</div>
      <MoreLink to={to}>{more}</MoreLink>
    </section>
  );
}

export type Row = { key: string; to: string; title: string; note: string };

/** The newest things of a part, or what it is for while there are none. */
export function CardRows({ rows, none }: { rows: readonly Row[]; none: string }) {
  if (rows.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="stack-2">
      {rows.map(({ key, to, title, note }) => (
        <li key={key}>
          <a className="link" href={to}>
            {title}
          </a>
          <span className={`${styles.note} small muted num`}>{note}</span>
        </li>
      ))}
    </ul>
  );
}
