import { useState } from 'react';
import type { FormPreview } from '#backend/catalog/products/staff/service.ts';
import { type Locale, localePrefix, locales } from '#domain/base/locale.ts';
import { FIRST_VIEW, ShopFrame, ShopViewChoices } from '#web/admin/base/pieces/shop-frame.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Dialog } from '#web/ui/admin/dialog.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import styles from './shop-preview.module.css';

/** The product's page in the shop with the edits of the form, before they are saved (admin-product-7). */
export function ShopPreview({ preview: { slug, token }, shopUrl }: { preview: FormPreview; shopUrl: string }) {
  const t = useTexts(fi, en);
  const [closed, setClosed] = useState<string | null>(null);
  const [view, setView] = useState(FIRST_VIEW);
  const addressOf = (one: Locale) =>
    `${shopUrl}${localePrefix(one)}/product/${encodeURIComponent(slug)}?esikatselu=${token}`;
  const close = () => setClosed(token);
  return (
    <>
      <Note tone="ok">
        {t('preview.note')}{' '}
        {locales.map((one) => (
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
          <ShopViewChoices view={view} onChange={setView} />
          <Button look="quiet" icon="x" aria-label={t('preview.close')} onClick={close} />
        </div>
        <ShopFrame view={view} src={addressOf(view.language)} />
      </Dialog>
    </>
  );
}
