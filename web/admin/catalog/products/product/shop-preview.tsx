import { useState } from 'react';
import type { FormPreview } from '#backend/catalog/products/staff/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Dialog } from '#web/ui/admin/dialog.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import styles from './shop-preview.module.css';

const widths = ['phone', 'desktop'] as const;
const languages = ['fi', 'en'] as const;
type Language = (typeof languages)[number];

/** The product's page in the shop with the edits of the form, before they are saved (admin-product-7). */
export function ShopPreview({ preview: { slug, token }, shopUrl }: { preview: FormPreview; shopUrl: string }) {
  const t = useTexts(fi, en);
  const [closed, setClosed] = useState<string | null>(null);
  const [width, setWidth] = useState<(typeof widths)[number]>('phone');
  const [language, setLanguage] = useState<Language>('fi');
  const addressOf = (one: Language) =>
    `${shopUrl}${one === 'en' ? '/en' : ''}/product/${encodeURIComponent(slug)}?esikatselu=${token}`;
  const close = () => setClosed(token);
  return (
    <>
      <Note tone="ok">
        {t('preview.note')}{' '}
        {languages.map((one) => (
          <span key={one}>
            <a href={addressOf(one)} target="_blank" rel="noreferrer">
              {t('preview.openIn', { language: t(`lang.${one}`) })}
            </a>{' '}
          </span>
        ))}
        {closed === token && (
          <Button small onClick={() => setClosed(null)}>
            {t('preview.again')}
          </Button>
        )}
      </Note>
      <Dialog open={closed !== token} onClose={close} label={t('preview.title')} className={styles.preview}>
        <div className={styles.head}>
          <h2>{t('preview.title')}</h2>
          <fieldset className="seg" aria-label={t('preview.width')}>
            {widths.map((one) => (
              <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
                {t(`preview.${one}`)}
              </button>
            ))}
          </fieldset>
          <fieldset className="seg" aria-label={t('preview.language')}>
            {languages.map((one) => (
              <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
                {t(`lang.${one}`)}
              </button>
            ))}
          </fieldset>
          <Button look="quiet" icon="x" aria-label={t('preview.close')} onClick={close} />
        </div>
        <div className={styles.stage}>
          <iframe
            className={width === 'phone' ? styles.phone : styles.desktop}
            title={t('preview.frame', { width: t(`preview.${width}`), language: t(`lang.${language}`) })}
            src={addressOf(language)}
            referrerPolicy="no-referrer"
            loading="lazy"
          />
        </div>
      </Dialog>
    </>
  );
}
