import { shop } from '#shop.config';
import { useI18n, useTexts } from '#storefront/i18n/i18n.tsx';
import { buttonClass } from '#storefront/ui/button/button-class.ts';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';

type Props = { name: string; sku: string; subject: string; open: boolean; onClose: () => void };

/** How to ask for a quote: the shop's phone with its hours, and a letter that already names the product. */
export default function QuotePanel({ name, sku, subject, open, onClose }: Props) {
  useTexts('info');
  const { t, locale } = useI18n();
  const body = t('info.quote.body', { name, sku, url: location.href });
  const letter = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('info.quote.title')}
      actions={
        <>
          <a className={buttonClass({ look: 'primary' })} href={`mailto:${shop.email}?${letter}`}>
            <Icon name="mail" small />
            {t('info.quote.mail')}
          </a>
          <a className={buttonClass({ look: 'outline' })} href={`tel:${shop.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" small />
            {shop.phone}
          </a>
        </>
      }
    >
      <p>
        <b>{name}</b> <span className="muted num">{sku}</span>
      </p>
      <p>{t('info.quote.text')}</p>
      <p className="muted small">{shop.serviceHours[locale]}</p>
    </Dialog>
  );
}
