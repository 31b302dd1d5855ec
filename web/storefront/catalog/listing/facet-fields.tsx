import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { CheckRow } from '#web/ui/checkbox/checkbox.tsx';
import { Facet } from '#web/ui/facet/facet.tsx';
import { PriceFields } from './price-fields.tsx';
import { type Send, says } from './use-listing-url.ts';
import { type FacetGroup, type FacetOption, SHOWN, saidByValue } from './view/listing-view.ts';

type Props = { groups: FacetGroup[]; params: URLSearchParams; onSend: Send };

/**
 * The filters as fields of a GET form. With JavaScript a choice applies at once and what is shown as checked is where
 * the page is going; without it the form's button sends them all.
 */
export function FacetFields({ groups, params, onSend }: Props) {
  const { t } = useI18n();
  const box = (option: FacetOption) => {
    const checked = says(params, option);
    return (
      <CheckRow
        key={`${option.name} ${option.value}`}
        name={option.name}
        value={option.value}
        label={option.label ?? saidByValue(option.value)}
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
      {groups.map(({ id, title, open, options, price }) => {
        const chosen = options.filter((option) => says(params, option)).length;
        const rest = options.slice(SHOWN);
        const isRestChosen = rest.some((option) => says(params, option));
        return (
          <Facet key={id} title={title} chosen={price ? Number(!!price.min) + Number(!!price.max) : chosen} open={open}>
            {price && <PriceFields key={`${price.min}-${price.max}`} {...price} />}
            {options.slice(0, SHOWN).map(box)}
            {rest.length > 0 && (
              <details className="facet-more" open={isRestChosen}>
                <summary className="link">{t('catalog.facets.more', { count: rest.length })}</summary>
                {rest.map(box)}
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
