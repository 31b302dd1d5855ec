import { useEffect, useEffectEvent, useRef } from 'react';
import { Form } from 'react-router';
import type { Variant, VariantAttribute } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { ProductView } from '../product-view.ts';
import { chosenVariant, isExact, variantWith } from './choose-variant.ts';
import styles from './options.module.css';

/** Labels up to this length are shown six in a row. */
const SHORT_LABEL = 4;

type Props = { product: ProductView; chosen: Variant; onChoose: (variant: Variant) => void };

/**
 * One radio group per selectable attribute. A choice changes the address (product-3); without JavaScript the form sends
 * the values and the page finds the sku.
 */
export function OptionPicker({ product, chosen, onChoose }: Props) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const applyEarlyInput = useEffectEvent(() => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([code, value]): [string, string] => [code, String(value)]);
    if (fields.every(([code, value]) => chosen.options[code] === value)) return;
    const selected = chosenVariant(product, new URLSearchParams(fields));
    if (selected) onChoose(selected);
  });
  // an option selected before hydration counts
  useEffect(() => applyEarlyInput(), []);
  if (product.selectableVariationAttributes.length === 0 || product.variants.length < 2) return null;
  return (
    <Form className={styles.opts} ref={form} aria-label={t('product.options')}>
      {product.selectableVariationAttributes.map((attribute) => (
        <OptionGroup key={attribute.code} attribute={attribute} product={product} chosen={chosen} onChoose={onChoose} />
      ))}
      <noscript>
        <Button look="outline" type="submit">
          {t('product.choose')}
        </Button>
      </noscript>
    </Form>
  );
}

type GroupProps = Props & { attribute: VariantAttribute };

function OptionGroup({ attribute: { code, label, values }, product, chosen, onChoose }: GroupProps) {
  const { t } = useI18n();
  const value = chosen.options[code];
  const swatches = values.some(({ swatch }) => swatch);
  const isLong = values.some(({ label }) => label.length > SHORT_LABEL);
  return (
    <fieldset>
      <legend className={styles.optHead}>
        <b>{label}</b> {values.find((option) => option.code === value)?.label}
      </legend>
      <div className={swatches ? styles.colsSw : classes(styles.sizes, isLong && styles.long)}>
        {values.map((option) => {
          const target = variantWith(product, chosen, code, option.code);
          if (!target) return null;
          const isOut = target.stock.stockStatus === 'outOfStock';
          const isOtherCombination = !isExact(target, chosen, code);
          const label = isOtherCombination ? 'product.optionOther' : 'product.optionNone';
          return (
            <label
              key={option.code}
              className={classes(swatches ? styles.colSw : styles.size, (isOut || isOtherCombination) && styles.out)}
              title={swatches ? option.label : undefined}
            >
              <input
                type="radio"
                name={code}
                value={option.code}
                checked={option.code === value}
                onChange={() => onChoose(target)}
                aria-label={isOut || isOtherCombination ? t(label, { value: option.label }) : option.label}
              />
              {swatches ? <i style={{ background: option.swatch }} /> : <span aria-hidden="true">{option.label}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
