import { useState } from 'react';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { type KitGap, kitGaps } from '#domain/catalog/offers/kit-gaps.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { inLocale, links } from '#web/storefront/base/links.ts';
import { stockText } from '#web/storefront/catalog/card/stock-text.ts';
import { UnitPrice } from '#web/storefront/catalog/card/unit-price.tsx';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import styles from './kit.module.css';
import type { KitData } from './load-kit.ts';

/** The parts of a kit with their prices and stock, bought together (kit-1, kit-2). */
export function KitPage({ slug, name, lang, product, lines, items }: KitData) {
  const { t, locale } = useI18n();
  const known = new Map(Object.entries(items));
  const gaps = kitGaps(lines, known);
  const priced = lines.flatMap(({ sku, amount }) => {
    const item = known.get(sku);
    return item ? { rate: item.vatRate, cents: unitOf({ ...item, amount }) * amount } : [];
  });
  return (
    <>
      <CrumbTrail title={name} />
      <div className={classes('wrap', styles.kit)}>
        <div className="stack-2">
          <h1 lang={lang}>{name}</h1>
          <p>
            <TextLink to={links(locale).product(slug)}>{t('kit.for', { name: product })}</TextLink>
          </p>
          <p className="lead">{t('kit.lead')}</p>
        </div>
        <ul className={styles.lines} aria-label={t('kit.parts')}>
          {lines.map(({ sku, amount }) => {
            const item = known.get(sku);
            const stock = item && stockText(item.stock, t, locale);
            return (
              <li key={sku}>
                <div className={styles.picture}>
                  {item?.image && <Picture image={{ id: item.image }} alt="" sizes="6rem" />}
                </div>
                <div>
                  {item ? (
                    <TextLink to={inLocale(locale, item.link)}>
                      {[item.title, item.variationName].filter(Boolean).join(', ')}
                    </TextLink>
                  ) : (
                    <b>{sku}</b>
                  )}
                  <p className="small muted num">{t('product.sku', { sku })}</p>
                  {stock && <StockLine kind={stock.kind}>{stock.text}</StockLine>}
                </div>
                {item && <KitPrice item={{ ...item, amount }} />}
              </li>
            );
          })}
        </ul>
        <BuyKit lines={lines} gaps={gaps} priced={priced} items={known} />
      </div>
    </>
  );
}

/** The price of a piece, and of a unit of its content, with or without VAT as the page shows prices. */
function KitPrice({ item }: { item: CartItem }) {
  const { t } = useI18n();
  return (
    <p className={styles.price}>
      <VatText cents={unitOf(item)} rate={item.vatRate}>
        {(price) => t('kit.amount', { amount: String(item.amount), price })}
      </VatText>
      <UnitPrice item={item} />
    </p>
  );
}

type BuyProps = Pick<KitData, 'lines'> & {
  gaps: KitGap[];
  priced: { rate: number; cents: Cents }[];
  items: ReadonlyMap<string, KitData['items'][string]>;
};

/** Adds all parts or none, at the price and stock of the moment (kit-2). */
function BuyKit({ lines, gaps: first, priced, items }: BuyProps) {
  const { t, locale } = useI18n();
  const { lookUp, addLines, tellAdded, amountInCart } = usePurchaseActions();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<KitGap[] | 'failed'>(first);
  const buy = async () => {
    setBusy(true);
    const wanted = lines.map((line) => ({ ...line, customization: null }));
    const fresh = await lookUp(wanted, locale).catch(() => null);
    setBusy(false);
    if (!fresh) return setFound('failed');
    const now = new Map(fresh.items.map((item) => [item.sku, item]));
    const gaps = kitGaps(lines, now, amountInCart);
    setFound(gaps);
    if (gaps.length > 0) return;
    const added = lines.flatMap(({ sku, amount }) => {
      const item = now.get(sku);
      return item ? [{ ...item, amount }] : [];
    });
    const pieces = added.reduce((sum, { amount }) => sum + amount, 0);
    await tellAdded(addLines(added), pieces, locale);
  };
  const total = (centsOf: (line: (typeof priced)[number]) => Cents) =>
    t('kit.total', { price: formatEuros(priced.reduce((sum, line) => sum + centsOf(line), 0)) });
  const nameOf = (sku: string) => items.get(sku)?.title ?? sku;
  return (
    <div className={styles.buy}>
      <p className={styles.total}>
        <span className="vat-in">{total(({ cents }) => cents)}</span>
        <span className="vat-ex">{total(({ cents, rate }) => netOf(cents, rate))}</span>
      </p>
      <div role="status">
        {found === 'failed' && <Banner kind="bad">{t('kit.failed')}</Banner>}
        {found !== 'failed' && found.length > 0 && (
          <Banner kind="warn">
            <p>{t('kit.whole')}</p>
            <ul>
              {found.map(({ sku, reason, available }) => (
                <li key={sku}>{t(`kit.${reason}`, { name: nameOf(sku), available: String(available) })}</li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
      <div>
        <Button look="transactional" busy={busy} onClick={buy} disabled={first.length > 0}>
          {t('kit.buy')}
        </Button>
        <noscript>
          <p className="small muted">{t('kit.script')}</p>
        </noscript>
      </div>
    </div>
  );
}
