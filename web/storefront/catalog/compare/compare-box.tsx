import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { Sku } from '#domain/base/ids.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './compare-bar.module.css';
import { addCompared, comparedSkus, noSkus, refuse, removeCompared, subscribe } from './compare-list.ts';

type Props = {
  sku: Sku;
  name: string;
  /** The groups it can be compared in. */
  keys: readonly string[];
  /** The id of the form that sends the boxes without JavaScript. */
  form?: string;
};

/** A checkbox that chooses a product for comparison. Without JavaScript it is a field of a GET form. */
export function CompareBox({ sku, name, keys, form }: Props) {
  const { t } = useI18n();
  const label = t('catalog.compare');
  const field = useRef<HTMLInputElement>(null);
  const isChosen = useSyncExternalStore(subscribe, comparedSkus, noSkus).includes(sku);
  const choose = (box: HTMLInputElement) => {
    const reason = addCompared(sku, keys);
    if (!reason) return;
    box.checked = false;
    refuse({ reason, sku, keys, box, path: location.pathname });
  };
  const applyEarlyInput = useEffectEvent(() => {
    if (field.current?.checked) choose(field.current);
  });
  // a box checked before hydration counts
  useEffect(() => applyEarlyInput(), []);
  return (
    <label className={classes('no-print', styles.box)} data-stored>
      <input
        ref={field}
        type="checkbox"
        name="sku"
        value={sku}
        form={form}
        checked={isChosen}
        onChange={({ target }) => (target.checked ? choose(target) : removeCompared(sku))}
        aria-label={`${label}: ${name}`}
      />
      {label}
    </label>
  );
}

/** The box of a single product with its own form and, without JavaScript, a button. */
export function CompareSingle({ sku, name, keys }: Omit<Props, 'form'>) {
  const { t, locale } = useI18n();
  return (
    <form className="row" action={links(locale).compare()} autoComplete="off">
      <CompareBox sku={sku} name={name} keys={keys} />
      <noscript>
        <button className="btn btn-outline btn-s" type="submit">
          {t('catalog.compare')}
        </button>
      </noscript>
    </form>
  );
}
