import { useEffect, useRef } from 'react';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { PartTable } from '../part-table.tsx';
import { FoundLine } from './found-line.tsx';
import styles from './many.module.css';
import { foundLines, isOpen, isToCheck, removeLines, undoRemove } from './many-list.ts';
import { ManyTotals } from './many-totals.tsx';
import { OpenLine } from './open-line.tsx';
import type { ManyParts } from './use-many-parts.ts';

/** The lines of the list: first those that need a decision, then the found ones and their total. */
export function ManyLines({ many }: { many: ManyParts }) {
  const { t } = useI18n();
  const { list, setList, checking, lastPaste } = many;
  const waiting = checking === 'busy' ? list.lines.filter(isToCheck) : [];
  const open = list.lines.filter((line) => isOpen(line) && !waiting.includes(line));
  const { priced, priceless } = foundLines(list.lines);
  const found = [...priced, ...priceless];
  const box = useFocusWhenChecked(many, open.length);
  return (
    <div className="stack" ref={box}>
      <p role="status" className={styles.state}>
        {waiting.length > 0
          ? t('parts.many.checking', { count: waiting.length })
          : [
              found.length > 0 && t('parts.many.found', { count: found.length }),
              open.length > 0 && t('parts.many.open', { count: open.length }),
            ]
              .filter(Boolean)
              .join(' ')}
      </p>
      {lastPaste && lastPaste.overLimit > 0 && (
        <Banner kind="warn">{t('parts.many.overLimit', { count: lastPaste.overLimit })}</Banner>
      )}
      {checking === 'failed' && (
        <Banner
          kind="bad"
          live
          action={
            <Button look="outline" size="s" onClick={many.retry}>
              {t('parts.down.retry')}
            </Button>
          }
        >
          {t('parts.many.failed', { phone: unbroken(shop.phone) })}
        </Banner>
      )}
      {open.length > 0 && (
        <ul className={styles.opens} aria-label={t('parts.many.openLines')}>
          {open.map((line) => (
            <OpenLine key={line.id} line={line} setList={setList} />
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <PartTable caption={t('parts.many.foundLines')}>
          {found.map((line) => (
            <FoundLine key={line.id} line={line} setList={setList} />
          ))}
        </PartTable>
      )}
      <ManyTotals many={many} />
      <div className="row">
        {list.lines.length > 0 && (
          <Button look="link" size="s" onClick={() => setList((now) => removeLines(now, () => true))}>
            {t('parts.many.clear')}
          </Button>
        )}
        {list.before && (
          <Button look="link" size="s" onClick={() => setList(undoRemove)}>
            {t('parts.many.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** After a lookup, moves the focus to the first line that needs a decision, or to the total. */
function useFocusWhenChecked({ checking, list }: ManyParts, open: number) {
  const box = useRef<HTMLDivElement>(null);
  const previous = useRef(checking);
  useEffect(() => {
    const hasFinished = previous.current === 'busy' && checking === 'idle';
    previous.current = checking;
    if (!hasFinished || list.lines.length === 0) return;
    const first = box.current?.querySelector<HTMLElement>(
      open > 0 ? `.${styles.opens} :is(button, input)` : `.${styles.sum} button`,
    );
    first?.focus();
  }, [checking, list, open]);
  return box;
}
