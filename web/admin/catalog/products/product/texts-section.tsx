import { TextField, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Status } from '#web/ui/admin/status.tsx';
import styles from './product.module.css';

const TEXTS = ['name', 'phrases', 'description'] as const;
const ROWS = { name: 0, phrases: 3, description: 6 };

/** Both languages side by side, with what English lacks. */
export function TextsSection() {
  const t = useTexts(fi, en);
  const stored = {
    name: [useField('name.fi').stored, useField('name.en').stored],
    phrases: [useField('phrases.fi').stored, useField('phrases.en').stored],
    description: [useField('description.fi').stored, useField('description.en').stored],
  };
  const missing = TEXTS.filter((name) => stored[name][0] && !stored[name][1]).map((name) => t(`field.${name}`));
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('part.texts')}</h2>
        <span className="push">
          <Status glyph={missing.length > 0 ? 'part' : 'done'} tone={missing.length > 0 ? 'warn' : 'ok'}>
            {missing.length > 0 ? t('lang.missing', { fields: missing.join(', ') }) : t('lang.complete')}
          </Status>
        </span>
      </div>
      <div className={styles.languages}>
        {(['fi', 'en'] as const).map((lang) => (
          <div className="form" key={lang}>
            <h3>{t(`lang.${lang}`)}</h3>
            {TEXTS.map((name) => (
              <TextField
                key={name}
                field={`${name}.${lang}`}
                label={t(`field.${name}`)}
                rows={ROWS[name]}
                lang={lang}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
