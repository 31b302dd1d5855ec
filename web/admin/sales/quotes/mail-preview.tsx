import type { ReactNode } from 'react';
import type { MailPreview } from '#backend/sales/quotes/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import { Note } from '#web/ui/admin/note.tsx';
import styles from './quotes.module.css';

type Props = { preview: (MailPreview & { belowFloor: number[] }) | null; children?: ReactNode };

/** Links of a shown mail open nothing: a sandboxed document may not open windows. */
const withDeadLinks = (html: string) => html.replace('<head>', '<head><base target="_blank">');

/** A mail as its customer will get it, and the names of its files. The policy of the page lets it have its own style, nothing else. */
export function ShownMail({ preview, children }: Props) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('quotes.mail')}</h2>
      </div>
      {preview ? (
        <>
          <dl className="dl tight">
            <dt>{t('quotes.mailTo')}</dt>
            <dd>{preview.to}</dd>
            <dt>{t('quotes.mailSubject')}</dt>
            <dd>{preview.subject}</dd>
            {preview.files.length > 0 && (
              <>
                <dt>{t('quotes.mailFiles')}</dt>
                <dd>{preview.files.join(', ')}</dd>
              </>
            )}
          </dl>
          {preview.belowFloor.map((line) => (
            <Note key={line} tone="warn">
              {t('quotes.belowFloor', { line: line + 1 })}
            </Note>
          ))}
          <iframe className={styles.mail} sandbox="" title={t('quotes.mail')} srcDoc={withDeadLinks(preview.html)} />
          {children}
        </>
      ) : (
        <p className="sub">{t('quotes.mailHint')}</p>
      )}
    </section>
  );
}
