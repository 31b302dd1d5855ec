import { Link } from 'react-router';
import type { Sku } from '#domain/base/ids.ts';
import { MAX_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import type { QuoteItem } from '#domain/sales/cart/quote-cart.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { type Links, links } from '#web/storefront/base/links.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import styles from './quote-cart.module.css';
import { changeQuoteAmount, removeFromQuote } from './quote-store.ts';

type Item = { sku: Sku; slug: string; image: string | null };

/** A spare part's slug equals its sku (quote-3). */
export const isPart = ({ sku, slug }: Item) => sku === slug && Boolean(splitSparePartSku(sku)?.supplierNumber);

export function ItemPicture({ item }: { item: Item }) {
  if (isPart(item)) return <Icon name="part" />;
  return <Picture image={item.image ? { id: item.image } : null} sizes="6.5rem" alt="" />;
}

function addressOf(item: QuoteItem, to: Links): string | null {
  if (isPart(item)) return to.sparePart(item.sku);
  return item.slug ? to.product(item.slug, item.sku) : null;
}

/** The name of a line as plain text. */
export const quoteNameOf = ({ title, variationName }: Pick<QuoteItem, 'title' | 'variationName'>) =>
  [title, variationName].filter(Boolean).join(', ');

export function QuoteLine({ item }: { item: QuoteItem }) {
  const { t, locale } = useI18n();
  const name = quoteNameOf(item);
  const address = addressOf(item, links(locale));
  return (
    <li className={classes('line', styles.line)}>
      <div className="line-pic">
        <ItemPicture item={item} />
      </div>
      <div className="line-info">
        {address ? <Link to={address}>{item.title}</Link> : <b>{item.title}</b>}
        {item.variationName && <span className="small muted">{item.variationName}</span>}
        {!isPart(item) && <span className="small muted num">{t('quote.code', { sku: item.sku })}</span>}
      </div>
      <div className="line-qty">
        <Stepper
          value={item.amount}
          max={MAX_AMOUNT}
          label={t('quote.amountOf', { name })}
          onChange={(amount) => changeQuoteAmount(item.id, amount)}
        />
        <Button look="blank" square aria-label={t('quote.remove', { name })} onClick={() => removeFromQuote(item.id)}>
          <Icon name="trash" small />
        </Button>
      </div>
    </li>
  );
}
