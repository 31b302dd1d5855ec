import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { addCompared, compared, noneCompared, onCompared, refuse, removeCompared } from './compare-list.ts';

type Props = {
  sku: string;
  name: string;
  /** What it may be compared within. */
  keys: readonly string[];
  /** The id of the form that sends the chosen ones without JavaScript. */
  form?: string;
};

/** Chooses a product for comparison: a box of a GET form, which with JavaScript follows the list of what is compared. */
export function CompareBox({ sku, name, keys, form }: Props) {
  const { t } = useI18n();
  const label = t('catalog.compare');
  const field = useRef<HTMLInputElement>(null);
  const isChosen = useSyncExternalStore(onCompared, compared, noneCompared).includes(sku);
  const choose = (box: HTMLInputElement) => {
    const reason = addCompared(sku, keys);
    if (!reason) return;
    box.checked = false;
    refuse({ reason, sku, keys, box, path: location.pathname });
  };
  // a box checked before hydration counts
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box comes alive
  useEffect(() => {
    if (field.current?.checked) choose(field.current);
  }, []);
  return (
    <label className="compare-box">
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

/** The same where one product stands alone: without JavaScript its form sends it with a button. */
export function CompareOne({ sku, name, keys }: Omit<Props, 'form'>) {
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
