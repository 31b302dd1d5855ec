import { useI18n } from '#web/messages/i18n.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Select } from '#web/ui/select-field/select-field.tsx';
import type { Send } from './use-listing-url.ts';
import type { ListingView } from './view/listing-view.ts';

type Props = {
  total: number;
  chosen: number;
  sort: string;
  sorts: ListingView['sorts']['options'];
  /** The form the sort order belongs to. */
  form: string;
  /** Where the filters stand on the page: what the phone's button points to without JavaScript. */
  facetsId: string;
  onFilter: () => void;
  onFilterNear: () => void;
  onSend: Send;
};

/** How many there are, the phone's way to the filters, and the order. */
export function ListingBar({ total, chosen, sort, sorts, form, facetsId, onFilter, onFilterNear, onSend }: Props) {
  const { t } = useI18n();
  return (
    <div className="list-bar">
      <a
        className={buttonClass({ look: 'outline', size: 's' }, 'only-phone')}
        href={`#${facetsId}`}
        onPointerEnter={onFilterNear}
        onFocus={onFilterNear}
        onClick={(event) => {
          event.preventDefault();
          onFilter();
        }}
      >
        <Icon name="filter" small />
        {chosen > 0 ? t('catalog.facets.openCount', { count: chosen }) : t('catalog.facets.open')}
      </a>
      <p className="num grow" role="status">
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
