import { Link } from 'react-router';
import { isMarginRate } from '#domain/base/vat.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { ButtonLink } from '#storefront/ui/button/button.tsx';
import { Picture } from '#storefront/ui/picture/picture.tsx';
import { VatText } from '#storefront/ui/price/vat-text.tsx';
import { highlightPieces } from './highlight.ts';
import type { QuickGroup, QuickOption, QuickPrice as Shown } from './quick-options.ts';

type Props = { id: string; query: string; groups: QuickGroup[]; active: string | undefined; onPick: () => void };

/** The open quick search: columns of suggestions and the way to all products (spec 2). */
export function QuickPanel({ id, query, groups, active, onPick }: Props) {
  const { t, locale } = useI18n();
  const found = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div className="qs">
      <div className="wrap cols" id={id} role="listbox" aria-label={t('search.suggestions')}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not a form's fieldset
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={`q-col q-${group.id}`}>
            <p className="q-title" id={`${id}-${group.id}`} role="presentation">
              {group.title}
            </p>
            <ul role="presentation">
              {group.options.map((option) => (
                <li key={option.id} role="presentation">
                  <Option option={option} active={option.id === active} onPick={onPick} />
                </li>
              ))}
            </ul>
            {group.options.length === 0 && (
              <div role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
                {t('search.none')}
              </div>
            )}
          </div>
        ))}
      </div>
      <p className="sr" role="status">
        {t('search.found', { count: found })}
      </p>
      <div className="qs-foot">
        <div className="wrap">
          <ButtonLink look="primary" to={links(locale).search(query)} onClick={onPick}>
            {t('search.all')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

type OptionProps = { option: QuickOption; active: boolean; onPick: () => void };

function Option({ option: { id, to, text, sub, product }, active, onPick }: OptionProps) {
  const words = highlightPieces(text).map(({ text, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
    found ? <mark key={index}>{text}</mark> : text,
  );
  const className = [product && 'qs-prod', active && 'on'].filter(Boolean).join(' ') || undefined;
  return (
    <Link id={id} to={to} role="option" aria-selected={active} tabIndex={-1} className={className} onClick={onPick}>
      {product && <Picture image={product.imageId ? { id: product.imageId } : null} alt="" sizes="3.5rem" />}
      <span>
        {words}
        {product && <QuickPrice price={product} />}
        {sub && <span className="sub">{sub}</span>}
      </span>
    </Link>
  );
}

function QuickPrice({ price: { price, highest, lowest30, vatRate } }: { price: Shown }) {
  const { t } = useI18n();
  return (
    <>
      <b className={lowest30 === null ? 'num' : 'num is-sale'}>
        <VatText cents={price} highest={highest} rate={vatRate} />
      </b>
      {price !== null && !isMarginRate(vatRate) && (
        <span className="price-vat vat-ex"> {t('catalog.price.withoutVat')}</span>
      )}
      {lowest30 !== null && (
        <span className="sub num">
          <VatText cents={lowest30} rate={vatRate}>
            {(text) => t('catalog.price.lowest30', { price: text })}
          </VatText>
        </span>
      )}
    </>
  );
}
