import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { CheckRow } from '#web/ui/checkbox/checkbox.tsx';
import { Facet } from '#web/ui/facet/facet.tsx';
import styles from './listing.module.css';
import { PriceFields } from './price-fields.tsx';
import { hasParam, type Send } from './use-listing-url.ts';
import { type FacetGroup, type FacetOption, fieldOf, VISIBLE_OPTIONS } from './view/listing-view.ts';

type Props = { groups: FacetGroup[]; params: URLSearchParams; onSend: Send };

/**
 * The filters as fields of a GET form. With JavaScript a choice applies at once and shows as checked before the navigation
 * has finished; without it a button sends the form (listing-1, listing-2).
 */
export function FacetFields({ groups, params, onSend }: Props) {
  const { t } = useI18n();
  const box = (code: string, option: FacetOption) => {
    const field = fieldOf(code, option);
    const checked = hasParam(params, field);
    return (
      <CheckRow
        key={`${field.name} ${field.value}`}
        {...field}
        label={option.label}
        lang={option.lang}
        count={option.count}
        checked={checked}
        disabled={option.count === 0 && !checked}
        onChange={(event) => onSend(event.target.form)}
      />
    );
  };
  return (
    <>
      {groups.map(({ id, title, open = false, options, price }) => {
        const isChosen = (option: FacetOption) => hasParam(params, fieldOf(id, option));
        const boxOf = (option: FacetOption) => box(id, option);
        const chosen = options.filter(isChosen).length;
        const hidden = options.slice(VISIBLE_OPTIONS);
        const isHiddenChosen = hidden.some(isChosen);
        return (
          <Facet key={id} title={title} chosen={price ? Number(!!price.min) + Number(!!price.max) : chosen} open={open}>
            {price && <PriceFields key={`${price.min}-${price.max}`} {...price} />}
            {options.slice(0, VISIBLE_OPTIONS).map(boxOf)}
            {hidden.length > 0 && (
              <details className={styles.facetMore} open={isHiddenChosen}>
                <summary className="link">{t('catalog.facets.more', { count: hidden.length })}</summary>
                {hidden.map(boxOf)}
              </details>
            )}
          </Facet>
        );
      })}
      <noscript>
        <Button look="outline" type="submit" wide>
          {t('catalog.facets.apply')}
        </Button>
      </noscript>
    </>
  );
}
