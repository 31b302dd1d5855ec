import { useState } from 'react';
import { Form } from 'react-router';
import type { SetupProblem } from '#backend/entrypoints/setup/service.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/setup.ts';
import fi from '#web/messages/admin/fi/setup.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { companyFields, FIELD, MOST_STORES, type SetupField, storeFields } from './fields.ts';
import styles from './setup.module.css';

type Props = { problems: readonly SetupProblem[]; typed: Record<string, string> };

/** Company and stores: what a shop cannot be without. */
export function BeginForm({ problems, typed }: Props) {
  const t = useTexts(fi, en);
  const draft = useDraft('setup');
  const filled = Array.from({ length: MOST_STORES }, (_, i) => i).filter((i) => typed[FIELD.store(i, 'name')]).length;
  const [count, setCount] = useState(Math.max(1, filled));
  const wrong = (field: SetupField, store: number | null) =>
    problems.some((problem) => problem.field === field && problem.store === store) ? t(`problem.${field}`) : null;
  const input = (name: string, field: SetupField, store: number | null) => (
    <Field
      key={name}
      label={t(
        store === null && field === 'name'
          ? 'field.shop'
          : store === null && field === 'hours'
            ? 'field.serviceHours'
            : `field.${field}`,
      )}
      error={wrong(field, store)}
      hint={field === 'hours' && t('hint.hours')}
    >
      {(control) => (
        <input
          {...control}
          className="in"
          name={name}
          defaultValue={typed[name]}
          type={field === 'email' ? 'email' : 'text'}
        />
      )}
    </Field>
  );
  return (
    <Form method="post" className={styles.begin} ref={draft} noValidate>
      <p className={styles.about}>{t('begin.about')}</p>
      {problems.length > 0 && <Note tone="bad">{t('begin.invalid')}</Note>}
      <fieldset className={styles.group}>
        <legend>
          <h2>{t('begin.company')}</h2>
        </legend>
        {companyFields.map((field) => input(FIELD.company(field), field, null))}
      </fieldset>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stores have no other identity than their place yet
        <fieldset key={i} className={styles.group}>
          <legend>
            <h2>{t('begin.store', { number: i + 1 })}</h2>
          </legend>
          <p className={`hint ${styles.aboutGroup}`}>{t('begin.sameAs')}</p>
          {storeFields.map((field) => input(FIELD.store(i, field), field, i))}
        </fieldset>
      ))}
      <p className="btns">
        <Button type="submit" look="primary">
          {t('begin.save')}
        </Button>
        {count < MOST_STORES && (
          <Button type="button" onClick={() => setCount(count + 1)}>
            {t('begin.more')}
          </Button>
        )}
      </p>
    </Form>
  );
}
