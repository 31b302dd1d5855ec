import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isMarginRate } from '#domain/base/vat.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { missingPriceText } from '../card/price-text.tsx';
import { parseHighlights } from './highlight.ts';
import type { QuickOption, QuickPrice as Shown } from './quick-options.ts';
import styles from './search.module.css';

type Props = { option: QuickOption; active: boolean; onPick: () => void };

/** One suggestion: a link that the arrow keys of the field select; it scrolls into view while selected. */
export function QuickChoice({ option: { id, to, text, sub, subLang, isCode, product }, active, onPick }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Link
      id={id}
      ref={link}
      to={to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={classes(product && styles.qsProd, active && styles.on) || undefined}
      onClick={onPick}
    >
      {product && (
        <Picture
          className={styles.qsPic}
          image={product.imageId ? { id: product.imageId } : null}
          alt=""
          sizes="3.5rem"
        />
      )}
      <span className={classes(styles.qText, isCode && styles.qCode)}>
        <Marked text={text} />
      </span>
      {product && <QuickPrice price={product} />}
      {sub && (
        <span className={styles.sub} lang={subLang}>
          <Marked text={sub} />
        </span>
      )}
    </Link>
  );
}

const Marked = ({ text }: { text: string }) =>
  parseHighlights(text).map(({ text, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    found ? <mark key={index}>{text}</mark> : text,
  );

function QuickPrice({ price: { price, highest, lowest30, vatRate, noPrice } }: { price: Shown }) {
  const { t, locale } = useI18n();
  return (
    <span className={styles.qPrice}>
      <b className={lowest30 === null ? 'num' : classes('num', styles.qSale)}>
        {price === null ? (
          missingPriceText(noPrice, t, locale)
        ) : (
          <VatText cents={price} highest={highest} rate={vatRate} />
        )}
      </b>
      {price !== null && !isMarginRate(vatRate) && (
        <span className="price-vat vat-ex"> {t('catalog.price.withoutVat')}</span>
      )}
      {lowest30 !== null && (
        <span className={classes('num', styles.sub)}>
          <VatText cents={lowest30} rate={vatRate}>
            {(text) => t('catalog.price.lowest30', { price: text })}
          </VatText>
        </span>
      )}
    </span>
  );
}
