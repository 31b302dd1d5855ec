import type { Locale } from '#domain/base/locale.ts';
import type { ProductDocument } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './product-info.module.css';

const languageName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(code) ?? code;

const MEGABYTE = 1_000_000;
const units = { fi: { k: 'kt', m: 'Mt' }, en: { k: 'kB', m: 'MB' } } satisfies Record<Locale, object>;

/** A file size for people: `2,1 Mt`, `340 kt`; in English `2.1 MB`, `340 kB`. */
export function fileSize(bytes: number, locale: Locale): string {
  const { k, m } = units[locale];
  const isLarge = bytes >= MEGABYTE / 10;
  const value = isLarge ? bytes / MEGABYTE : Math.max(1, bytes / 1000);
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: isLarge ? 1 : 0 }).format(value);
  return `${text} ${isLarge ? m : k}`;
}

/** Manuals and declarations: title, language, kind and size. */
export function DocumentList({ documents }: { documents: ProductDocument[] }) {
  const { locale } = useI18n();
  return (
    <ul className={styles.docs}>
      {documents.map(({ title, url, language, bytes }) => (
        <li key={url}>
          <a href={url} {...(bytes === null ? { rel: 'noreferrer' } : { type: 'application/pdf' })}>
            <Icon name="file" />
            <span className={styles.docsTitle}>{title}</span>
            <span className={classes('num', styles.docsKind)}>
              {[
                language && languageName(language, locale),
                /\.pdf$/i.test(url) && 'PDF',
                bytes && fileSize(bytes, locale),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
