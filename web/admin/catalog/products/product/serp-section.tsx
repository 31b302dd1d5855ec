import { TextField, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import styles from './product.module.css';

const LONGEST = 155;

/** The product as a search engine shows it, from what is stored. */
export function SerpSection({ shopName, host }: { shopName: string; host: string }) {
  const t = useTexts(fi, en);
  const [name, slug] = [useField('name.fi').stored, useField('slug').stored];
  const text = [useField('description.fi').stored.split('\n')[0], useField('phrases.fi').stored.replaceAll('\n', ' ')]
    .join(' ')
    .trim();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('part.serp')}</h2>
      </div>
      <div className={styles.serp}>
        <p className="num">{`${host} › product › ${slug}`}</p>
        <h3>{`${name} – ${shopName}`}</h3>
        <p>{text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : text}</p>
      </div>
      <TextField field="slug" label={t('field.slug')} />
    </section>
  );
}
