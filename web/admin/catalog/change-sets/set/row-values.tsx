import type { ChangeSetRow } from '#backend/catalog/change-sets/service.ts';
import { centsFromEuros, formatEuros } from '#domain/base/money.ts';
import { isOneOf } from '#domain/base/records.ts';
import type { FieldChange } from '#domain/catalog/change-sets/change-set.ts';
import { documentOfKey } from '#domain/catalog/products/document-key.ts';
import { type ProductState, productStates } from '#domain/catalog/products/product-list.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/change-sets.ts';
import productEn from '#web/messages/admin/en/product.ts';
import listEn from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/change-sets.ts';
import productFi from '#web/messages/admin/fi/product.ts';
import listFi from '#web/messages/admin/fi/products.ts';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { marginText } from '../../prices/margin-text.ts';
import { fieldText, pageReason } from '../../products/product/problem-text.ts';
import { ProductPicture } from '../../products/product-picture.tsx';

const MOST_LETTERS = 120;

/** A value of a field in words: a list by its parts, a text in two languages by its Finnish. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length > 0 ? value.map(valueText).join(', ') : '–';
  if (typeof value !== 'object') return String(value);
  const { fi: finnish, label, value: of, from, price } = value as Record<string, unknown>;
  if (typeof from === 'number' && typeof price === 'number') return `${from}+ ${formatEuros(centsFromEuros(price))}`;
  if (label !== undefined && of !== undefined) return `${valueText(label)}: ${valueText(of)}`;
  return finnish === undefined ? JSON.stringify(value) : String(finnish);
}

const isPrice = ({ field }: FieldChange) => field === 'price' || field === 'salePrice' || field === 'cost';
const cents = (value: unknown) => (typeof value === 'number' ? formatEuros(value) : '–');
const short = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);

/** The changed fields of a row, before and after. */
export function Changes({ changes }: Pick<ChangeSetRow, 'changes'>) {
  const t = useTexts(fi, en);
  const name = (field: string) => (`field.${field}` in fi ? t(`field.${field}` as 'field.price') : field);
  return changes.map((change) => (
    <div key={`${change.field} ${change.before} ${change.after}`}>
      <small>{name(change.field)}</small>{' '}
      {change.field !== 'planned' && (
        <span className="ba">
          <del>{isPrice(change) ? cents(change.before) : short(valueText(change.before))}</del>
          <Icon name="arrow-right" />
          <ins>{isPrice(change) ? cents(change.after) : short(valueText(change.after))}</ins>
        </span>
      )}
    </div>
  ));
}

const keysOf = (value: unknown) => (typeof value === 'string' ? value.split('\n').filter(Boolean) : []);

/** The changed fields of a product's form or state, as its page names them; pictures are shown. */
export function PageChanges({ changes }: Pick<ChangeSetRow, 'changes'>) {
  const t = useTexts(productFi, productEn);
  const list = useTexts(listFi, listEn);
  const textOf = ({ field }: FieldChange, value: unknown) => {
    if (field === 'state' && isOneOf(productStates, String(value)))
      return list(`state.${String(value) as ProductState}`);
    if (field === 'documents')
      return (
        keysOf(value)
          .map((key) => documentOfKey(key)?.file ?? key)
          .join(', ') || '–'
      );
    // whole: what differs may be at the end of a text
    return valueText(keysOf(value).join(', '));
  };
  const shown = (change: FieldChange, value: unknown) =>
    change.field === 'images'
      ? keysOf(value).map((key) => <ProductPicture key={key} id={key.split('~')[0] ?? null} size={40} />)
      : textOf(change, value);
  return changes.map((change) => (
    <div key={change.field}>
      <small>{fieldText(t, change.field)}</small>{' '}
      <span className="ba">
        <del>{shown(change, change.before)}</del>
        <Icon name="arrow-right" />
        <ins>{shown(change, change.after)}</ins>
      </span>
    </div>
  ));
}

/** What a shopper will read beside the price, and what a later reduction would count from. */
export function Shopper({ shopper }: Pick<ChangeSetRow, 'shopper'>) {
  const t = useTexts(fi, en);
  if (!shopper) return null;
  const { from, after, percent, lowest30, reference, referenceAfter } = shopper;
  return (
    <>
      {percent !== null && <span className="tag pct">−{percent} %</span>}{' '}
      <span className="num">{after === null ? t('set.noPrice') : formatEuros(after)}</span>
      {from !== undefined && <div className="sub">{t('set.fromPieces', { n: from })}</div>}
      {lowest30 !== null && percent !== null && (
        <div className="sub">{t('set.lowest30', { price: formatEuros(lowest30) })}</div>
      )}
      {reference !== referenceAfter && reference !== null && referenceAfter !== null && (
        <div className="sub">
          {t('set.reference', { before: formatEuros(reference), after: formatEuros(referenceAfter) })}
        </div>
      )}
    </>
  );
}

/** What is earned by the price before and after, and a warning when it is below the cost. */
export function MarginCell({ margin }: Pick<ChangeSetRow, 'margin'>) {
  const t = useTexts(fi, en);
  if (!margin?.after) return null;
  const { before, after } = margin;
  return (
    <>
      {before && before.cents !== after.cents && (
        <span className="ba">
          <del>{marginText(before)}</del>
          <Icon name="arrow-right" />
        </span>
      )}
      <span className="num">{marginText(after)}</span>
      {after.cents < 0 && (
        <div>
          <Status glyph="warn" tone="bad">
            {t('notice.underCost')}
          </Status>
        </div>
      )}
    </>
  );
}

/** What a person should know before consenting, or what is wrong with the row. */
export function Notices({ row }: { row: ChangeSetRow }) {
  const t = useTexts(fi, en);
  const product = useTexts(productFi, productEn);
  const { problem, reason, notices } = row;
  const why =
    reason &&
    (`reason.${reason}` in fi
      ? t(`reason.${reason}` as 'reason.no-price')
      : row.part === 'pages'
        ? pageReason(product, reason)
        : reason);
  return (
    <>
      {problem && (
        <div>
          {t(`problem.${problem}`)}
          {why && `: ${why}`}
        </div>
      )}
      {notices.map((notice) => (
        <div key={notice}>{t(`notice.${notice}`)}</div>
      ))}
    </>
  );
}
