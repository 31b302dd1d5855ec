import { useState } from 'react';
import type { OpenProduct } from '#backend/catalog/products/staff/service.ts';
import { KeyList, keysOfField, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Button } from '#web/ui/admin/button.tsx';
import styles from './product.module.css';

const COLUMNS = ['make', 'model', 'from', 'to'] as const;

/** The vehicles that the product fits. */
export function FitmentSection({ vehicles, may }: { vehicles: OpenProduct['vehicles']; may: boolean }) {
  const t = useTexts(fi, en);
  const keys = keysOfField(useField('fitment').stored);
  const [rows, setRows] = useState(1);
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('part.fitment')}</h2>
      </div>
      <KeyList field="fitment" />
      <datalist id="vehicle-make">
        {[...new Set(vehicles.map(({ make }) => make))].map((make) => (
          <option key={make} value={make} />
        ))}
      </datalist>
      <datalist id="vehicle-model">
        {vehicles.map(({ make, model }) => (
          <option key={`${make} ${model}`} value={model}>
            {make}
          </option>
        ))}
      </datalist>
      <ul className={styles.rows}>
        {keys.map((key) => {
          const [make, model, from, to] = key.split('|');
          const name = `${make} ${model}`;
          return (
            <li key={key} className={styles.kept}>
              <span>
                <b>{name}</b> {(from || to) && `${from}–${to}`}
              </span>
              {may && (
                <Button
                  type="submit"
                  small
                  icon="x"
                  name="do"
                  value={`remove fitment ${key}`}
                  aria-label={t('act.remove', { name })}
                />
              )}
            </li>
          );
        })}
        {may &&
          Array.from({ length: rows }, (_, i) => i).map((i) => (
            <li key={`new ${i}`} className={styles.vehicle}>
              {COLUMNS.map((column) => (
                <input
                  key={column}
                  className="in"
                  name={`add.vehicle.${column}`}
                  list={column === 'make' || column === 'model' ? `vehicle-${column}` : undefined}
                  inputMode={column === 'from' || column === 'to' ? 'numeric' : undefined}
                  aria-label={t(`field.${column}`)}
                  placeholder={t(`field.${column}`)}
                  onInput={() => i === rows - 1 && setRows(rows + 1)}
                />
              ))}
            </li>
          ))}
      </ul>
    </section>
  );
}
