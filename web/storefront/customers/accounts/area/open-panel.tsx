import type { ReactNode } from 'react';
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
      className={classes('account-open', serious && 'is-serious')}
    >
      {children}
    </section>
  );
}
