import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/products.ts';
import { Button } from '#web/ui/admin/button.tsx';
import styles from './list.module.css';

/**
 * Begins a change set of the selected rows, or of everything that the view finds. Its stylesheet hides it while no row is selected;
 * it works without scripts.
 */
export function BulkBar({ total }: { total: string }) {
  const t = useTexts(fi, en);
  const bar = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = bar.current?.closest('form');
    const onChange = () => setCount(form?.querySelectorAll('input[name=sku]:checked').length ?? 0);
    form?.addEventListener('change', onChange);
    return () => form?.removeEventListener('change', onChange);
  }, []);
  const clear = () => {
    for (const box of bar.current?.closest('form')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])
      box.click();
  };
  return (
    <div ref={bar} className={`bulk on-chrome ${styles.bulk}`} role="toolbar" aria-label={t('bulk.bar')}>
      {count > 0 && <b aria-live="polite">{t('bulk.selected', { count })}</b>}
      <Button type="submit" name="of" value="skus" look="quiet" className="main" icon="pencil" shortcut="E">
        {t('bulk.change')}
      </Button>
      <Button type="submit" name="of" value="query" look="quiet" icon="tags">
        {t('bulk.changeAll', { total })}
      </Button>
      <Button look="quiet" icon="x" aria-label={t('bulk.clear')} shortcut="Escape" onClick={clear} />
    </div>
  );
}
