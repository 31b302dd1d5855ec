import { type KeyboardEvent, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ListedProduct } from '#backend/catalog/products/staff/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/products.ts';
import { ProductStateMark } from '../product-state.tsx';
import type { CellAnswer } from './cell-action.ts';
import styles from './list.module.css';

/** What a person may edit in the row. */
export type MayEdit = { state: boolean; threshold: boolean };

const LIST = '/tuotteet';

/** The state of a product, changed in its row; a scheduled or archived one only on its page. */
export function StateCell({ product, may }: { product: ListedProduct; may: boolean }) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<CellAnswer>();
  useNotice(fetcher.data?.notice);
  const { sku, name, state, publishAt } = product;
  const mark = <ProductStateMark state={state} isScheduled={publishAt !== null} />;
  if (!may || publishAt !== null || state === 'archived') return mark;
  const move = (to: string) =>
    void fetcher.submit({ intent: 'state', sku, name, seen: state, to }, { method: 'post', action: LIST });
  return (
    <>
      <span className={styles.unscripted}>{mark}</span>
      <select
        className={`sel ${styles.cell}`}
        aria-label={`${t('column.state')}, ${name || sku}`}
        aria-busy={fetcher.state !== 'idle'}
        value={String(fetcher.formData?.get('to') ?? state)}
        onChange={(event) => move(event.target.value)}
      >
        <option value="published">{t('state.published')}</option>
        <option value="draft">{t('state.draft')}</option>
      </select>
    </>
  );
}

/** From how many pieces down a product is listed as running out: Enter or leaving the field saves, Escape puts it back. */
export function ThresholdCell({ product: { name, sold }, may }: { product: ListedProduct; may: boolean }) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<CellAnswer>();
  const { data } = fetcher;
  const [typed, setTyped] = useState<string | null>(null);
  useNotice(data?.notice);
  useEffect(() => {
    if (data?.isSaved) setTyped(null);
  }, [data]);
  const stored = sold?.threshold ? String(sold.threshold) : '';
  if (!sold || !may) return stored || '–';
  const save = () => {
    if (typed === null || typed.trim() === stored) return setTyped(null);
    const fields = { intent: 'threshold', sku: sold.sku, name, seen: stored || '0', pieces: typed.trim() || '0' };
    void fetcher.submit(fields, { method: 'post', action: LIST });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      setTyped(null);
    }
    if (event.key !== 'Enter') return;
    // the form around the table is that of the selected rows
    event.preventDefault();
    save();
  };
  return (
    <>
      <span className={styles.unscripted}>{stored || '–'}</span>
      <input
        className={`in num r ${styles.cell}`}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${t('column.threshold')}, ${name || sold.sku}`}
        aria-invalid={typed !== null && data?.isSaved === false ? true : undefined}
        value={typed ?? stored}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
        onBlur={save}
      />
    </>
  );
}
