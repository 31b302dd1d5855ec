import { useI18n } from '#storefront/i18n/i18n.tsx';

type Props = {
  sku: string;
  name: string;
  /** The id of the form that sends the chosen ones without JavaScript. */
  form?: string;
};

/**
 * Chooses a product for comparison. A plain box of a GET form; with JavaScript the bar at the bottom (compare-bar.tsx)
 * hears its change and checks the boxes of what is chosen already.
 */
export function CompareBox({ sku, name, form }: Props) {
  const { t } = useI18n();
  const label = t('catalog.compare');
  return (
    <label className="compare-box">
      <input
        type="checkbox"
        name="sku"
        value={sku}
        form={form}
        autoComplete="off"
        data-compare=""
        aria-label={`${label}: ${name}`}
      />
      {label}
    </label>
  );
}
