import { type ListingQuery, type Sort, sorts } from '#domain/search/query.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { buttonClass } from '#storefront/ui/button/button-class.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Select } from '#storefront/ui/select-field/select-field.tsx';

type Props = {
  total: number;
  chosen: number;
  query: ListingQuery;
  /** The form the sort order belongs to, for browsers without JavaScript. */
  form: string;
  /** Where the filters stand on the page: what the phone's button points to without JavaScript. */
  facetsId: string;
  onFilter: () => void;
  onFilterNear: () => void;
  onSort: (sort: Sort) => void;
};

/** How many there are, the phone's way to the filters, and the order. */
export function ListingBar({ total, chosen, query, form, facetsId, onFilter, onFilterNear, onSort }: Props) {
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
        value={query.sort}
        onChange={(event) => onSort(event.target.value as Sort)}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sort === 'relevance' && query.q ? t('catalog.sort.match') : t(`catalog.sort.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
