import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';

type Props = {
  sku: string;
  name: string;
  /** What it may be compared within; the comparison reads them from the box. */
  keys: readonly string[];
  /** The id of the form that sends the chosen ones without JavaScript. */
  form?: string;
};

/**
 * Chooses a product for comparison. A plain box of a GET form; with JavaScript the bar at the bottom (compare-bar.tsx)
 * hears its change and checks the boxes of what is chosen already.
 */
export function CompareBox({ sku, name, keys, form }: Props) {
  const { t } = useI18n();
  const label = t('catalog.compare');
  return (
    <label className="compare-box">
      <input
        type="checkbox"
        name="sku"
        value={sku}
        form={form}
        data-compare={keys.join(' ')}
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
