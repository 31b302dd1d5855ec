import { useRef } from 'react';
import { Form } from 'react-router';
import type { PackingLine } from '#backend/sales/orders/packing/packing-order.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/packing.ts';
import fi from '#web/messages/admin/fi/packing.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import styles from './packing.module.css';

/** Reports goods that are not on their shelf. Opens upwards from the bar; works without scripts as a disclosure. */
export function MissingForm({ lines }: { lines: readonly PackingLine[] }) {
  const t = useTexts(fi, en);
  const details = useRef<HTMLDetailsElement>(null);
  const open = lines.filter(({ packed, amount }) => packed < amount);
  if (open.length === 0) return null;
  return (
    <details className={styles.missing} ref={details}>
      <summary className="btn btn-line">{t('packing.missing')}</summary>
      <Form method="post" onSubmit={() => details.current?.removeAttribute('open')}>
        <input type="hidden" name="intent" value="missing" />
        <Field label={t('packing.missingWhich')}>
          {(control) => (
            <select {...control} className="in" name="position">
              {open.map(({ position, title, sku, amount }) => (
                <option key={position} value={position}>
                  {`${title} (${sku}), ${amount}`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('packing.amount')}>
          {(control) => (
            <input
              {...control}
              className="in"
              name="amount"
              type="number"
              min={1}
              defaultValue={1}
              inputMode="numeric"
            />
          )}
        </Field>
        <Button type="submit" look="primary">
          {t('packing.missingReport')}
        </Button>
      </Form>
    </details>
  );
}
