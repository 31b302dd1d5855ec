import { useState } from 'react';
import type { Locale } from '#domain/base/locale.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { MarkdownField } from './markdown-field.tsx';
import styles from './page.module.css';

type Question = { key: string; q: string; a: string };

function questionsOf(value: string): Question[] {
  try {
    const list: unknown = JSON.parse(value || '[]');
    return (Array.isArray(list) ? list : []).map((one, i) => {
      const { q, a } = fieldsOf(one);
      return { key: String(i), q: String(q ?? ''), a: String(a ?? '') };
    });
  } catch {
    return [];
  }
}

type Props = { name: string; label: string; value: string; locale: Locale };

/** Questions with their answers; one that is emptied is left out. */
export function Questions({ name, label, value, locale }: Props) {
  const t = useTexts(fi, en);
  const [questions, setQuestions] = useState(() => [...questionsOf(value), { key: 'last', q: '', a: '' }]);
  const base = name.replace(/questions$/, '');
  return (
    <fieldset className={styles.questions}>
      <legend className="label">{label}</legend>
      {questions.map(({ key, q, a }, i) => (
        <div key={key} className="form">
          <label className="field">
            <span className="label">{t('field.question', { n: i + 1 })}</span>
            <input className="in" name={`${base}question`} defaultValue={q} lang={locale} maxLength={300} />
          </label>
          <MarkdownField
            name={`${base}answer`}
            label={t('field.answer', { n: i + 1 })}
            defaultValue={a}
            locale={locale}
          />
        </div>
      ))}
      <Button
        small
        icon="plus"
        onClick={() => setQuestions([...questions, { key: crypto.randomUUID(), q: '', a: '' }])}
      >
        {t('questions.add')}
      </Button>
    </fieldset>
  );
}
