import { use } from 'react';
import type { SkuFacts } from '#backend/catalog/products/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import {
  CellField,
  EditFormState,
  KeyList,
  keysOfField,
  part,
  TextField,
  useField,
} from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { OptionSwatches } from './option-swatches.tsx';
import styles from './product.module.css';

type Props = { sku: string; skus: readonly SkuFacts[]; may: boolean };

/** The skus of the product, and the options that make new ones. Prices and stock of what is sold are changed elsewhere. */
export function VariantsSection({ sku, skus, may }: Props) {
  const t = useTexts(fi, en);
  const variants = keysOfField(useField('variants').stored);
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>
          {t('part.variants')} <span className="count">{variants.length}</span>
        </h2>
      </div>
      <KeyList field="variants" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="tbox scrollx" aria-label={t('part.variants')} tabIndex={0}>
        <table className="t in-sec">
          <thead>
            <tr>
              <th scope="col">{t('field.variant')}</th>
              <th scope="col">{t('field.sku')}</th>
              <th scope="col">{t('field.ean')}</th>
              <th scope="col">{t('field.content')}</th>
              <th scope="col" className="r">
                {t('field.price')}
              </th>
              <th scope="col" className="r">
                {t('field.stock')}
              </th>
              <th scope="col" />
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <VariantRow key={variant} sku={variant} facts={skus.find((one) => one.sku === variant)} may={may} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="hint">{t('field.contentHint')}</p>
      <LegalLabels variants={variants} />
      {skus.length > 0 && <p className="hint">{t('variants.prices')}</p>}
      {may && (
        <div className={styles.make}>
          <div>
            <TextField field="options" label={t('field.options')} rows={2} hint={t('field.optionsHint')} />
            <OptionSwatches />
          </div>
          <Field label={t('field.pattern')} hint={t('field.patternHint', { koko: '{koko}' })}>
            {(control) => <input {...control} className="in" name="make.pattern" defaultValue={sku} />}
          </Field>
          <Field label={t('field.variantPrice')}>
            {(control) => <input {...control} className="in" name="make.price" inputMode="decimal" />}
          </Field>
          <Button type="submit" name="do" value="make" icon="plus">
            {t('variants.make')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Labels of tyres and batteries, closed until some sku has one. */
function LegalLabels({ variants }: { variants: readonly string[] }) {
  const t = useTexts(fi, en);
  const { fields } = use(EditFormState);
  const hasAny = variants.some((sku) => LABELS.some((name) => fields[part('variant', sku, name)]));
  return (
    <details open={hasAny}>
      <summary>{t('variants.labels')}</summary>
      <p className="hint">{t('field.tyreLabelHint')}</p>
      <p className="hint">{t('field.batteryHint')}</p>
      {variants.map((sku) =>
        LABELS.map((name) => (
          <TextField key={`${sku} ${name}`} field={part('variant', sku, name)} label={`${t(`field.${name}`)} ${sku}`} />
        )),
      )}
    </details>
  );
}

const LABELS = ['tyreLabel', 'battery'] as const;

function VariantRow({ sku, facts, may }: { sku: string; facts: SkuFacts | undefined; may: boolean }) {
  const t = useTexts(fi, en);
  const name = useField(part('variant', sku, 'name.fi')).stored;
  const pieces = facts && Object.values(facts.stock).reduce((sum, qty) => sum + qty, 0);
  return (
    <tr>
      <td>{name || sku}</td>
      <td className="num">{sku}</td>
      <td>
        <CellField field={part('variant', sku, 'ean')} label={`${t('field.ean')} ${sku}`} />
      </td>
      <td>
        <CellField field={part('variant', sku, 'content')} label={`${t('field.content')} ${sku}`} />
      </td>
      <td className="r num">
        {facts ? (
          facts.price === null ? (
            '–'
          ) : (
            formatEuros(facts.price)
          )
        ) : (
          <CellField field={part('variant', sku, 'price')} label={`${t('field.price')} ${sku}`} />
        )}
      </td>
      <td className="r num">{pieces ?? '–'}</td>
      <td className="r">
        {may && (
          <Button
            type="submit"
            small
            icon="x"
            name="do"
            value={`remove variants ${sku}`}
            aria-label={t('act.remove', { name: sku })}
          />
        )}
      </td>
    </tr>
  );
}
