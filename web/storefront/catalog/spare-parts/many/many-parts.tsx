import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './many.module.css';
import { ManyLines } from './many-lines.tsx';
import { PasteBox } from './paste-box.tsx';
import type { ManyParts as Many } from './use-many-parts.ts';

/** Orders many parts at once: paste codes, check the lines, buy all of them. */
export function ManyParts({ many }: { many: Many }) {
  const { t } = useI18n();
  const isUsed = many.list.lines.length > 0 || many.list.before !== null;
  return (
    <section className={isUsed ? classes(styles.many, styles.isUsed) : styles.many} aria-labelledby="many-title">
      <h2 id="many-title">{t('parts.many.title')}</h2>
      <PasteBox many={many} />
      {isUsed && <ManyLines many={many} />}
    </section>
  );
}
