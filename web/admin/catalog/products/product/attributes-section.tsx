import { useState } from 'react';
import type { OpenProduct } from '#backend/catalog/products/staff/service.ts';
import { CellField, KeyList, keysOfField, part, TextField, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Button } from '#web/ui/admin/button.tsx';
import styles from './product.module.css';

/** Attributes with values of both languages; names and values in use in the same category are suggested. */
export function AttributesSection({ used, may }: { used: OpenProduct['attributes']; may: boolean }) {
  const t = useTexts(fi, en);
  const labels = keysOfField(useField('attributes').stored);
  const [rows, setRows] = useState(1);
  const suggested = used.filter(({ label }) => !labels.includes(label));
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('part.attributes')}</h2>
      </div>
      <KeyList field="attributes" />
      <datalist id="attribute-labels">
        {suggested.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <datalist id="attribute-values">
        {[...new Set(used.flatMap(({ values }) => values))].map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <ul className={styles.rows}>
        {labels.map((label) => (
          <li key={label} className={styles.attribute}>
            <b>{label}</b>
            <CellField field={part('attribute', label, 'value.fi')} label={`${label}, ${t('lang.fi')}`} lang="fi" />
            <CellField field={part('attribute', label, 'value.en')} label={`${label}, ${t('lang.en')}`} lang="en" />
            {may && (
              <Button
                type="submit"
                small
                icon="x"
                name="do"
                value={`remove attributes ${label}`}
                aria-label={t('act.remove', { name: label })}
              />
            )}
          </li>
        ))}
        {may &&
          Array.from({ length: rows }, (_, i) => i).map((i) => (
            <li key={`new ${i}`} className={styles.attribute}>
              <input
                className="in"
                name="add.attribute.label"
                list="attribute-labels"
                aria-label={t('field.attribute')}
                placeholder={t('field.attribute')}
                onInput={() => i === rows - 1 && setRows(rows + 1)}
              />
              <input
                className="in"
                name="add.attribute.value"
                list="attribute-values"
                aria-label={t('field.value')}
                placeholder={t('field.value')}
              />
              <input
                className="in"
                name="add.attribute.valueEn"
                aria-label={t('field.valueEn')}
                placeholder={t('field.valueEn')}
              />
              <span />
            </li>
          ))}
      </ul>
      <TextField field="warrantyMonths" label={t('field.warrantyMonths')} hint={t('field.warrantyMonthsHint')} />
      <TextField field="kits" label={t('field.kits')} rows={3} hint={t('field.kitsHint')} />
      <TextField field="originalCodes" label={t('field.originalCodes')} rows={2} hint={t('field.originalCodesHint')} />
    </section>
  );
}
