import type { QuoteView } from '#backend/sales/quotes/service.ts';
import { fileSize } from '#web/messages/file-size.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './quotes.module.css';

export type AttachedFile = QuoteView['files'][number] & { path: string };

/** Files that the shop sent with its replies and messages; the browser saves them. */
export function AttachedFiles({ files }: { files: readonly AttachedFile[] }) {
  const { t, locale } = useI18n();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="quote-files" className={styles.offer}>
      <h2 id="quote-files">{t('quote.files')}</h2>
      <ul className={styles.files}>
        {files.map(({ id, name, bytes, path }) => (
          <li key={id}>
            <a href={path} download={name}>
              <Icon name="download" small />
              {name}
            </a>{' '}
            <span className="small muted num">{fileSize(bytes, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
