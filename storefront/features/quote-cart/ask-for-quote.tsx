import type { QuoteItem } from '#domain/cart/quote-cart.ts';
import { shop } from '#shop.config';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { buttonClass } from '#storefront/ui/button/button-class.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { toast } from '#storefront/ui/toast/toast.tsx';
import { quoteLetter, quoteListText } from './quote-letter.ts';

/** The ways to send the list on: a letter that already names the lines, the clipboard, the phone with its hours. */
export function AskForQuote({ items }: { items: readonly QuoteItem[] }) {
  const { t, locale } = useI18n();
  const letter = quoteLetter(items, t);
  const copy = () =>
    navigator.clipboard.writeText(quoteListText(items, t)).then(
      () => toast({ message: t('quote.copied') }),
      () => toast({ message: t('quote.copyFailed'), type: 'error' }),
    );
  return (
    <aside className="sum" aria-labelledby="quote-ask">
      <div className="sum-box">
        <h2 id="quote-ask">{t('quote.ask')}</h2>
        <p>{t('quote.askText')}</p>
        {letter.isWhole ? null : <p className="small">{t('quote.tooLong')}</p>}
        <a className={buttonClass({ look: 'primary', size: 'l', wide: true }, 'quote-mail')} href={letter.href}>
          <Icon name="mail" small />
          {t('quote.mail')}
        </a>
        <Button look="outline" wide onClick={copy}>
          <Icon name="copy" small />
          {t('quote.copy')}
        </Button>
        <p className="quote-phone">
          <a className={buttonClass({ look: 'link', flush: true })} href={`tel:${shop.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" small />
            {shop.phone}
          </a>
          <span className="small muted">{shop.serviceHours[locale]}</span>
        </p>
      </div>
    </aside>
  );
}
