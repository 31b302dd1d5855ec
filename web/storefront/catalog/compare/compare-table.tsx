import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Sku } from '#domain/base/ids.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PriceText } from '#web/storefront/catalog/card/price-text.tsx';
import { stockText } from '#web/storefront/catalog/card/stock-text.ts';
import { UsedLine } from '#web/storefront/catalog/card/used-line.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { Rating } from '#web/ui/rating/rating.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { AddCompared } from './add-compared.tsx';
import styles from './compare.module.css';
import type { ComparedProduct, CompareGroup } from './compare-data.ts';
import { removeCompared } from './compare-list.ts';

type Props = CompareGroup & {
  /** All skus in the address, including those of other tables. */
  requestedSkus: Sku[];
};

/** A column for each product. A wide table scrolls sideways; the first column stays in place. */
export function CompareTable({ title, products, rows, requestedSkus }: Props) {
  const { t, locale } = useI18n();
  const name = title ? `${t('compare.table')}: ${title}` : t('compare.table');
  const row = (label: string, cell: (product: ComparedProduct) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {products.map((product) => (
        <td key={product.card.slug}>{cell(product)}</td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.table} aria-label={name} tabIndex={0}>
      <table>
        <caption className="sr">{name}</caption>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.card.slug} scope="col">
                <Head product={product} others={requestedSkus.filter((sku) => sku !== product.requestedSku)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('compare.price'), ({ card }) => (
            <PriceText price={card.price} saleMode={card.saleMode} sizePriced={card.sizePriced} />
          ))}
          {row(t('compare.stock'), ({ card }) => {
            const { kind, text } = stockText(card.stock, t, locale);
            return <StockLine kind={kind}>{text}</StockLine>;
          })}
          {row(t('compare.rating'), ({ card }) => (
            <Rating score={card.reviewScore} count={card.reviewCount} />
          ))}
          {rows.map(({ label, values, differs }) => (
            <tr key={label} className={differs ? styles.differs : styles.same}>
              <th scope="row">
                {label}
                {differs && <span className="sr">, {t('compare.differs')}</span>}
              </th>
              {products.map(({ card }, index) => (
                <td key={card.slug}>{values[index] ?? <Missing />}</td>
              ))}
            </tr>
          ))}
          {row(t('compare.buy'), (product) => (
            <AddCompared product={product} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Missing() {
  const { t } = useI18n();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{t('compare.missing')}</span>
    </>
  );
}

function Head({ product: { card, requestedSku }, others }: { product: ComparedProduct; others: string[] }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <div className={styles.head}>
      <Picture className={styles.photo} image={card.image} alt="" sizes="(min-width: 64rem) 16rem, 50vw" />
      <span className={styles.brand}>{card.brand}</span>
      <Link className={styles.title} to={to.product(card.slug)} lang={card.lang}>
        {card.name.default}
      </Link>
      {card.used && <UsedLine used={card.used} />}
      <Link
        className={classes('link', styles.away)}
        to={to.compare(others)}
        preventScrollReset
        aria-label={t('compare.remove', { name: card.name.default })}
        onClick={() => removeCompared(requestedSku)}
      >
        <Icon name="x" small />
        {t('compare.removeShort')}
      </Link>
    </div>
  );
}
