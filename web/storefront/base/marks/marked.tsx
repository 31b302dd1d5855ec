import type { ReactNode } from 'react';
import styles from './mark.module.css';
import { Mark } from './mark.tsx';
import type { MarkName } from './mark-names.ts';

type Props = { marks: readonly MarkName[]; children: ReactNode };

/** A name behind its marks, if it has any. */
export function Marked({ marks, children }: Props) {
  if (marks.length === 0) return children;
  return (
    <span className={styles.marked}>
      {marks.map((name) => (
        <Mark key={name} name={name} />
      ))}
      <span>{children}</span>
    </span>
  );
}
