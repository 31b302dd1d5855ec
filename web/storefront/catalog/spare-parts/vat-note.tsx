import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';

/** Below a table of parts: whether prices include VAT (spare-part-7), and how to order without JavaScript. */
export function VatNote({ rate }: { rate: number }) {
  const { t } = useI18n();
  return (
    <>
      <p className="small muted">
        <span className="vat-in">{t('parts.vatNote', { rate: String(rate).replace('.', ',') })}</span>
        <span className="vat-ex">{t('parts.vatNoteEx')}</span>
      </p>
      <noscript>
        <p className="small">{t('parts.needsScript', { phone: unbroken(shop.phone) })}</p>
      </noscript>
    </>
  );
}
