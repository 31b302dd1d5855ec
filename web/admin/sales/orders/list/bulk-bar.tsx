import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/orders.ts';
import { Button } from '#web/ui/admin/button.tsx';
import styles from './list.module.css';

/** What can be done with the selected rows. Its stylesheet hides it while no row is selected; it works without scripts. */
export function BulkBar({ may }: { may: { fulfil: boolean; assign: boolean } }) {
  const t = useTexts(fi, en);
  const bar = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = bar.current?.closest('form');
    const onChange = () => setCount(form?.querySelectorAll('input[name=number]:checked').length ?? 0);
    form?.addEventListener('change', onChange);
    return () => form?.removeEventListener('change', onChange);
  }, []);
  const clear = () => {
    for (const box of bar.current?.closest('form')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])
      box.click();
  };
  const submit = (intent: string) => ({ type: 'submit', name: 'intent', value: intent }) as const;
  return (
    <div ref={bar} className={`bulk on-chrome ${styles.bulk}`} role="toolbar" aria-label={t('bulk.bar')}>
      {count > 0 && <b aria-live="polite">{t('bulk.selected', { count })}</b>}
      <Button {...submit('print')} look="quiet" className="main" icon="printer" shortcut="P">
        {t('bulk.print')}
      </Button>
      {may.fulfil && (
        <Button {...submit('preparing')} look="quiet" icon="package-check" shortcut="M">
          {t('bulk.preparing')}
        </Button>
      )}
      {may.assign && (
        <Button {...submit('mine')} look="quiet" icon="hand">
          {t('bulk.mine')}
        </Button>
      )}
      <input className={`in ${styles.tagName}`} name="tag" maxLength={30} aria-label={t('bulk.tagName')} />
      <Button {...submit('tag')} look="quiet" icon="tag">
        {t('bulk.tag')}
      </Button>
      <Button look="quiet" icon="x" aria-label={t('bulk.clear')} shortcut="Escape" onClick={clear} />
    </div>
  );
}
