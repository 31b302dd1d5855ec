import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/orders.ts';
import { Button } from '#web/ui/admin/button.tsx';
import styles from './list.module.css';

type Props = {
  may: { fulfil: boolean; assign: boolean; note: boolean };
  people: { id: string; name: string }[];
  /** How many orders the view has beyond this page and can be selected at once; null: the page is the whole view. */
  whole: number | null;
};

/** What can be done with the selected rows. Its stylesheet hides it while no row is selected; it works without scripts. */
export function BulkBar({ may, people, whole }: Props) {
  const t = useTexts(fi, en);
  const bar = useRef<HTMLDivElement>(null);
  const [{ count, isPage }, setSelected] = useState({ count: 0, isPage: false });
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const form = bar.current?.closest('form');
    const boxes = () => [...(form?.querySelectorAll<HTMLInputElement>('input[name=number]') ?? [])];
    const onChange = () => {
      const checked = boxes().filter((box) => box.checked).length;
      setSelected({ count: checked, isPage: checked === boxes().length });
    };
    onChange();
    form?.addEventListener('change', onChange);
    return () => form?.removeEventListener('change', onChange);
  }, []);
  const clear = () => {
    setWhole(false);
    for (const box of bar.current
      ?.closest('form')
      ?.querySelectorAll<HTMLInputElement>('tbody input:checked, thead input:checked') ?? [])
      box.click();
  };
  const submit = (intent: string) => ({ type: 'submit', name: 'intent', value: intent }) as const;
  // Enter in the field tags, whatever the form's first button is
  const onTagKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLButtonElement>('button[value=tag]')?.click();
  };
  return (
    <div ref={bar} className={`bulk on-chrome ${styles.bulk}`} role="toolbar" aria-label={t('bulk.bar')}>
      {count > 0 && <b aria-live="polite">{t('bulk.selected', { count: isWhole && whole ? whole : count })}</b>}
      <Button look="quiet" icon="x" aria-label={t('bulk.clear')} shortcut="Escape" onClick={clear} />
      {whole !== null && (
        <label className={styles.whole}>
          <input
            className="box"
            type="checkbox"
            name="whole"
            value="1"
            checked={isWhole}
            onChange={(event) => setWhole(event.target.checked)}
            aria-keyshortcuts={isPage ? 'Control+A' : undefined}
          />
          <span>{t('bulk.whole', { count: whole })}</span>
        </label>
      )}
      <Button {...submit('print')} look="quiet" className="main" icon="printer" shortcut="P">
        {t('bulk.print')}
      </Button>
      {may.fulfil && (
        <Button {...submit('preparing')} look="quiet" icon="package-check" shortcut="M">
          {t('bulk.preparing')}
        </Button>
      )}
      {may.assign && (
        <>
          <Button {...submit('mine')} look="quiet" icon="hand">
            {t('bulk.mine')}
          </Button>
          <select className={`sel ${styles.person}`} name="assignee" aria-label={t('bulk.assignee')}>
            <option value="">{t('filter.nobody')}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button {...submit('assign')} look="quiet">
            {t('bulk.assign')}
          </Button>
        </>
      )}
      {may.note && (
        <>
          <input
            className={`in ${styles.tagName}`}
            name="tag"
            maxLength={30}
            aria-label={t('bulk.tagName')}
            placeholder={t('bulk.tagName')}
            aria-keyshortcuts="T"
            onKeyDown={onTagKey}
          />
          <Button {...submit('tag')} look="quiet" icon="tag">
            {t('bulk.tag')}
          </Button>
          <Button {...submit('untag')} look="quiet">
            {t('bulk.untag')}
          </Button>
        </>
      )}
    </div>
  );
}
