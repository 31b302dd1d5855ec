import { documentOfKey } from '#domain/catalog/products/document-key.ts';
import { CellField, KeyList, keysOfField, part, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import styles from './product.module.css';

const KILOBYTE = 1000;

/** Manuals and declarations: their names in both languages, and a new one, sent with the form. */
export function DocumentsSection({ may }: { may: boolean }) {
  const t = useTexts(fi, en);
  const { stored, error } = useField('documents');
  const keys = keysOfField(stored);
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>
          {t('part.documents')} <span className="count">{keys.length}</span>
        </h2>
      </div>
      <KeyList field="documents" />
      <ul className={styles.rows}>
        {keys.map((key) => (
          <Document key={key} of={key} may={may} />
        ))}
      </ul>
      {may && (
        <div className={styles.make}>
          <Field label={t('documents.add')} hint={t('documents.hint')} error={error}>
            {(control) => <input {...control} className="in" type="file" name="manual" accept="application/pdf,.pdf" />}
          </Field>
          {(['fi', 'en'] as const).map((lang) => (
            <Field key={lang} label={`${t('field.title')}, ${t(`lang.${lang}`)}`}>
              {(control) => <input {...control} className="in" name={`manual.title.${lang}`} lang={lang} />}
            </Field>
          ))}
          <Field label={t('field.language')}>
            {(control) => <input {...control} className="in" name="manual.language" maxLength={2} placeholder="fi" />}
          </Field>
        </div>
      )}
    </section>
  );
}

function Document({ of: key, may }: { of: string; may: boolean }) {
  const t = useTexts(fi, en);
  const file = documentOfKey(key);
  const name = file?.file ?? key;
  const address = file ? `/documents/${file.id}/${file.file}` : key;
  return (
    <li className={styles.document}>
      <a href={address} target="_blank" rel="noreferrer" className="cut">
        {name}
      </a>
      <span className="num">{file && t('documents.size', { size: Math.ceil(file.bytes / KILOBYTE) })}</span>
      {(['fi', 'en'] as const).map((lang) => (
        <CellField
          key={lang}
          field={part('document', key, `title.${lang}`)}
          label={`${t('field.title')}, ${t(`lang.${lang}`)}, ${name}`}
          lang={lang}
        />
      ))}
      <CellField field={part('document', key, 'language')} label={`${t('field.language')}, ${name}`} />
      {may && (
        <Button
          type="submit"
          small
          icon="x"
          name="do"
          value={`remove documents ${key}`}
          aria-label={t('act.remove', { name })}
        />
      )}
    </li>
  );
}
