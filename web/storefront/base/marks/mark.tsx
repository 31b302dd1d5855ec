import styles from './mark.module.css';
import type { MarkName } from './mark-names.ts';
// one cached file for the footer and the checkout
import sprite from './marks.svg?no-inline';

/** Our own drawing of the name of a carrier, bank, card or wallet. Decorative: the text beside it carries the meaning. */
export function Mark({ name }: { name: MarkName }) {
  return (
    <svg className={styles.mark} viewBox="0 0 64 32" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
