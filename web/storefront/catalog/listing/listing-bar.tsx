import { useI18n } from '#web/messages/i18n.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Select } from '#web/ui/select-field/select-field.tsx';
import styles from './listing.module.css';
import type { Send } from './use-listing-url.ts';
import type { ListingView } from './view/listing-view.ts';

type Props = {
  total: number;
  chosen: number;
  sort: string;
  sorts: ListingView['sorts']['options'];
  /** The id of the form that the sort field belongs to. */
  form: string;
  /** The id of the filters, which the button on phones links to without JavaScript. */
  facetsId: string;
  onFilter: () => void;
  onFilterHover: () => void;
  onSend: Send;
};

/** The number of products, the filter button on phones and the sort order. */
export function ListingBar({ total, chosen, sort, sorts, form, facetsId, onFilter, onFilterHover, onSend }: Props) {
  const { t } = useI18n();
  return (
    <div className={classes('no-print', styles.bar)}>
      <a
        className={buttonClass({ look: 'outline', size: 's' }, styles.onlyPhone)}
        href={`#${facetsId}`}
        onPointerEnter={onFilterHover}
        onFocus={onFilterHover}
        onClick={(event) => {
          event.preventDefault();
          onFilter();
        }}
      >
        <Icon name="filter" small />
        {chosen > 0 ? t('catalog.facets.openCount', { count: chosen }) : t('catalog.facets.open')}
      </a>
      <p className={classes('num', styles.grow)} role="status">
        {t('common.products', { count: total })}
      </p>
      <Select
        aria-label={t('catalog.sort')}
        name="sort"
        form={form}
        value={sort}
        onChange={(event) => onSend(event.target.form)}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
