import { useState } from 'react';
import { Form } from 'react-router';
import type { PackingOrder } from '#backend/sales/orders/packing/packing-order.ts';
import { boxes } from '#domain/sales/packing/box.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/packing.ts';
import fi from '#web/messages/admin/fi/packing.ts';
import { Field } from '#web/ui/admin/field.tsx';
import styles from './parcel-form.module.css';
import type { ParcelErrors } from './parcel-input.ts';

type Props = { id: string; order: PackingOrder; booksLabel: boolean; errors: ParcelErrors };

const SIDES = ['width', 'height', 'depth'] as const;

/**
 * Box, weight and tracking code of the parcel. Its key is the order's next parcel: a form sent twice, also by two people, sends one.
 */
export function ParcelForm({ id, order, booksLabel, errors }: Props) {
  const t = useTexts(fi, en);
  const [box, setBox] = useState<string>('M');
  const draft = useDraft(`parcel:${order.number}:${order.labels.length}`);
  if (order.isPickup) return <SentBefore order={order} />;
  const sent = order.labels.filter(({ status }) => status === 'sent').length;
  return (
    <section className={styles.side} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('packing.parcel')}</h2>
      <Form method="post" id={id} className={styles.sideForm} ref={draft}>
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="key" value={`${order.number}-${sent + 1}`} />
        <fieldset className={styles.boxes}>
          <legend className="label">{t('packing.box')}</legend>
          {boxes.map(({ id: name, width, height, depth }) => (
            <label key={name} className={styles.box}>
              <input type="radio" name="box" value={name} checked={box === name} onChange={() => setBox(name)} />
              <b className={styles.boxName}>{name}</b>
              <span className={styles.boxSides}>{`${width} × ${height} × ${depth}`}</span>
            </label>
          ))}
          <label className={styles.box}>
            <input type="radio" name="box" value="own" checked={box === 'own'} onChange={() => setBox('own')} />
            <b className={styles.boxName}>{t('packing.own')}</b>
            <span className={styles.boxSides}>cm</span>
          </label>
        </fieldset>
        {box === 'own' && (
          <div className={styles.sides}>
            {SIDES.map((side) => (
              <Field key={side} label={t(`packing.${side}`)}>
                {(control) => (
                  <input {...control} className="in" name={side} inputMode="numeric" required maxLength={3} />
                )}
              </Field>
            ))}
            {errors.size && <p className="err">{t('packing.sizeError')}</p>}
          </div>
        )}
        <Field label={t('packing.weight')} note="kg" error={errors.weight && t('packing.weightError')}>
          {(control) => (
            <input {...control} className="in" name="weight" inputMode="decimal" defaultValue="1" required />
          )}
        </Field>
        {!booksLabel && (
          <Field
            label={t('packing.tracking')}
            hint={t('packing.trackingHint')}
            error={errors.tracking && t('packing.trackingError')}
          >
            {(control) => <input {...control} className="in" name="tracking" autoComplete="off" required />}
          </Field>
        )}
      </Form>
      <p className="muted">
        {t('packing.service')}: {order.delivery}
      </p>
      <SentBefore order={order} />
    </section>
  );
}

/** Parcels that left already, with their labels. */
function SentBefore({ order }: { order: PackingOrder }) {
  const t = useTexts(fi, en);
  const sent = order.labels.filter(({ status }) => status === 'sent');
  return (
    <ul>
      {sent.map(({ id, trackingCode, reference, hasPdf }) => {
        const text = t('packing.sentBefore', { code: trackingCode ?? reference });
        return (
          <li key={id}>
            {hasPdf ? (
              <a href={`/pakkaus/osoitekortti/${id}/osoitekortti.pdf`} target="_blank" rel="noopener">
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}
