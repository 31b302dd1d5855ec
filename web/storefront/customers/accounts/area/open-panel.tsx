import type { ReactNode } from 'react';
import styles from '#web/storefront/customers/accounts/account.module.css';
import { classes } from '#web/ui/classes.ts';
import { useFocusOnOpen } from './use-focus-on-open.ts';

type Props = { label: string; serious?: boolean; children: ReactNode };

/** An expanded part of a page; takes the focus when it opens. */
export function OpenPanel({ label, serious, children }: Props) {
  return (
    <section
      ref={useFocusOnOpen<HTMLElement>()}
      tabIndex={-1}
      aria-label={label}
      className={classes(styles.open, serious && styles.isSerious)}
    >
      {children}
    </section>
  );
}
