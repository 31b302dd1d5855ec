import { use } from 'react';
import { ChoiceField, EditFormState, Seen, TextField, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { Field } from '#web/ui/admin/field.tsx';
import styles from './campaign.module.css';

/** What was typed into a control of a refused form, else what it begins with. */
export function useTyped() {
  const { typed } = use(EditFormState);
  return (name: string, stored: string): string => (typed ? (typed[name] ?? '') : stored);
}

/** A day with an optional time of the clock. */
export function TimeField({ field, label, hint }: { field: string; label: string; hint?: string }) {
  const t = useTexts(fi, en);
  const { stored, error } = useField(field);
  const typed = useTyped();
  const [day = '', clock = ''] = stored.split('T');
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className={styles.time}>
          <Seen field={field} />
          <input {...control} className="in" type="date" name={`d.${field}`} defaultValue={typed(`d.${field}`, day)} />
          <input
            className="in"
            type="time"
            name={`h.${field}`}
            aria-label={`${label}, ${t('field.clock')}`}
            defaultValue={typed(`h.${field}`, clock)}
          />
        </span>
      )}
    </Field>
  );
}

/** Name, way of working, times and limits of a campaign. */
export function BasicFields() {
  const t = useTexts(fi, en);
  return (
    <>
      <section className="sec form">
        <h2>{t('part.basic')}</h2>
        <div className={styles.pair}>
          <TextField field="name.fi" label={t('field.name.fi')} lang="fi" />
          <TextField field="name.en" label={t('field.name.en')} lang="en" />
        </div>
        <div className={styles.pair}>
          <ChoiceField
            field="works"
            label={t('field.works')}
            choices={(['code', 'automatic', 'codes'] as const).map((value) => ({ value, text: t(`works.${value}`) }))}
          />
          <TextField field="priority" label={t('field.priority')} hint={t('field.priorityHint')} />
        </div>
      </section>
      <section className="sec form">
        <h2>{t('part.time')}</h2>
        <div className={styles.pair}>
          <TimeField field="from" label={t('field.from')} hint={t('field.fromHint')} />
          <TimeField field="until" label={t('field.until')} hint={t('field.untilHint')} />
        </div>
        <div className={styles.pair}>
          <TextField field="useLimit" label={t('field.useLimit')} hint={t('field.empty')} />
          <TextField field="perCustomer" label={t('field.perCustomer')} hint={t('field.empty')} />
        </div>
      </section>
    </>
  );
}
