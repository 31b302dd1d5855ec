import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Form } from 'react-router';
import type { Variant, VariantAttribute } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { FieldError } from '#web/ui/field/field.tsx';
import type { ProductView } from '../product-view.ts';
import { isExact, isUnchosen, variantWith } from './choose-variant.ts';
import styles from './options.module.css';
import type { Choice } from './use-chosen-variant.ts';

/** Labels up to this length are shown six in a row. */
const SHORT_LABEL = 4;

type Props = {
  product: ProductView;
  chosen: Variant;
  choice: Choice;
  /** How often the buy button was pressed while a choice was missing. */
  requests: number;
};

/**
 * One radio group per selectable attribute. A choice changes the address (product-3); without JavaScript the form sends
 * the values and the page finds the sku.
 */
export function OptionPicker({ product, chosen, choice, requests }: Props) {
  const { t } = useI18n();
  const { options, missing, choose } = choice;
  const shownValue = (code: string) => {
    const attribute = product.selectableVariationAttributes.find((one) => one.code === code);
    return attribute && isUnchosen(attribute, options) ? undefined : chosen.options[code];
  };
  const form = useRef<HTMLFormElement>(null);
  const applyEarlyInput = useEffectEvent(() => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([code, value]): [string, string] => [code, String(value)]);
    if (fields.every(([code, value]) => shownValue(code) === value)) return;
    choose(Object.fromEntries(fields));
  });
  const focusMissing = useEffectEvent(() => {
    if (missing) form.current?.querySelector<HTMLInputElement>(`input[name="${missing.code}"]`)?.focus();
  });
  // an option selected before hydration counts
  useEffect(() => applyEarlyInput(), []);
  useEffect(() => {
    if (requests > 0) focusMissing();
  }, [requests]);
  if (product.selectableVariationAttributes.length === 0 || product.variants.length < 2) return null;
  return (
    <Form className={styles.opts} ref={form} aria-label={t('product.options')}>
      {product.selectableVariationAttributes.map((attribute) => (
        <OptionGroup
          key={attribute.code}
          attribute={attribute}
          product={product}
          chosen={chosen}
          choice={choice}
          value={shownValue(attribute.code)}
          isWrong={requests > 0 && missing?.code === attribute.code}
        />
      ))}
      <noscript>
        <Button look="outline" type="submit">
          {t('product.choose')}
        </Button>
      </noscript>
    </Form>
  );
}

type GroupProps = Omit<Props, 'requests'> & {
  attribute: VariantAttribute;
  /** The chosen value, if any. */
  value: string | undefined;
  isWrong: boolean;
};

function OptionGroup({ attribute, value, product, chosen, choice, isWrong }: GroupProps) {
  const { t } = useI18n();
  const error = useId();
  const { code, label, values } = attribute;
  const swatches = values.some(({ swatch }) => swatch);
  const select = (target: Variant) => {
    const codes = new Set([...Object.keys(choice.options), code]);
    choice.choose(Object.fromEntries(Object.entries(target.options).filter(([other]) => codes.has(other))));
  };
  const isLong = values.some(({ label }) => label.length > SHORT_LABEL);
  return (
    <fieldset aria-describedby={isWrong ? error : undefined}>
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
                required
                onChange={() => select(target)}
                aria-label={isOut || isOtherCombination ? t(label, { value: option.label }) : option.label}
              />
              {swatches ? <i style={{ background: option.swatch }} /> : <span aria-hidden="true">{option.label}</span>}
            </label>
          );
        })}
      </div>
      {isWrong && (
        <div role="alert">
          <FieldError id={error}>{t('product.chooseFirst', { name: label.toLowerCase() })}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
