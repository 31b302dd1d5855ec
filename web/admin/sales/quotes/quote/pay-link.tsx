import { useState } from 'react';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import { Button } from '#web/ui/admin/button.tsx';
import styles from '../quotes.module.css';

/** Where the customer pays an accepted quote; copied by a press, or selected where scripts are off. */
export function PayLink({ url }: { url: string }) {
  const t = useTexts(fi, en);
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  }
  return (
    <section className="sec">
      <h2>{t('quotes.payLink')}</h2>
      <p className={styles.link}>
        <a href={url}>{url}</a>
      </p>
      <p className="sub">{t('quotes.payLinkText')}</p>
      <Button small icon="copy" onClick={copy}>
        {t(isCopied ? 'quotes.copied' : 'quotes.copy')}
      </Button>
    </section>
  );
}
