import { type Locale, locales } from '#domain/base/locale.ts';
import { Seen, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/newsletter.ts';
import fi from '#web/messages/admin/fi/newsletter.ts';
import { Field } from '#web/ui/admin/field.tsx';
import styles from './letter.module.css';

/** Subject, preview and text in both languages beside each other. */
export function LetterFields() {
  const t = useTexts(fi, en);
  return (
    <div className={styles.languages}>
      {locales.map((locale) => (
        <section className="sec form" key={locale}>
          <h2>{t(`lang.${locale}`)}</h2>
          {locale === 'en' && <p className="sub">{t('field.englishHint')}</p>}
          <Line locale={locale} name="subject" most={150} />
          <Line locale={locale} name="preview" most={200} />
          <Body locale={locale} />
        </section>
      ))}
    </div>
  );
}

function Line({ locale, name, most }: { locale: Locale; name: 'subject' | 'preview'; most: number }) {
  const t = useTexts(fi, en);
  const field = `${locale}.${name}`;
  const { value, error } = useField(field);
  return (
    <Field label={t(`field.${name}`)} hint={t(`field.${name}Hint`)} error={error}>
      {(control) => (
        <>
          <Seen field={field} />
          <input {...control} className="in" name={`f.${field}`} defaultValue={value} lang={locale} maxLength={most} />
        </>
      )}
    </Field>
  );
}

function Body({ locale }: { locale: Locale }) {
  const t = useTexts(fi, en);
  const field = `${locale}.body`;
  const { value, error } = useField(field);
  return (
    <Field label={t('field.body')} hint={t('field.bodyHint')} error={error}>
      {(control) => (
        <>
          <Seen field={field} />
          <textarea
            {...control}
            className={`ta ${styles.body}`}
            name={`f.${field}`}
            defaultValue={value}
            rows={Math.min(40, Math.max(12, value.split('\n').length + 2))}
            lang={locale}
            maxLength={100_000}
          />
        </>
      )}
    </Field>
  );
}
