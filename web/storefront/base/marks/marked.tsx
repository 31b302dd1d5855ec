import type { ReactNode } from 'react';
import styles from './mark.module.css';
import { Mark } from './mark.tsx';
import type { MarkName } from './mark-names.ts';

type Props = { mark: MarkName | null; children: ReactNode };

/** A name behind its mark, if it has one. */
export function Marked({ mark, children }: Props) {
  if (mark === null) return children;
  return (
    <span className={styles.marked}>
      <Mark name={mark} />
      <span>{children}</span>
    </span>
  );
}
