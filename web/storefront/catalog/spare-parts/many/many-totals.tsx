import { formatEuros } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buyParts, quotedPart } from '../buy-parts.ts';
import styles from './many.module.css';
import { type FoundLine, foundLines, removeLines } from './many-list.ts';
import type { ManyParts } from './use-many-parts.ts';

const toWanted = ({ state: { part }, amount }: FoundLine) => ({ part, amount });
const countPieces = (lines: readonly FoundLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The sum of the lines in cents. Without VAT it is rounded per line, as in the cart (price-10). */
function sumCents(lines: readonly FoundLine[], isNet: boolean): number {
  return lines.reduce((sum, { state: { part }, amount }) => {
    const line = (part.finalPrice?.inclTax ?? 0) * amount;
    return sum + (isNet ? netOf(line, part.vatRate) : line);
  }, 0);
}

/** The total of the found lines and the buttons that buy or quote all of them. */
export function ManyTotals({ many }: { many: ManyParts }) {
  const { t, locale } = useI18n();
  const actions = usePurchaseActions();
  const { priced, priceless } = foundLines(many.list.lines);
  const remove = (done: readonly FoundLine[]) => {
    const ids = new Set(done.map(({ id }) => id));
    many.setList((list) => ({ ...removeLines(list, ({ id }) => ids.has(id)), before: null }));
  };
  const buy = () => {
    void buyParts(priced.map(toWanted), locale, actions);
    remove(priced);
  };
  const quote = async (lines: FoundLine[]) => {
    await actions.addToQuote(
      lines.map((line) => quotedPart(toWanted(line))),
      locale,
    );
    remove(lines);
  };
  const all = [...priced, ...priceless];
  if (all.length === 0) return null;
  return (
    <div className={styles.sum}>
      <dl>
        <div>
          <dt>{t('parts.many.total', { count: countPieces(priced) })}</dt>
          <dd className="num">
            <span className="vat-in">{formatEuros(sumCents(priced, false))}</span>
            <span className="vat-ex">{formatEuros(sumCents(priced, true))}</span>
          </dd>
        </div>
        {priceless.length > 0 && (
          <div>
            <dt>{t('parts.many.priceless', { count: countPieces(priceless) })}</dt>
            <dd>- €</dd>
          </div>
        )}
      </dl>
      <div className="row">
        {priced.length > 0 && (
          <Button look="transactional" size="l" onClick={buy}>
            {t('parts.many.buy', { count: countPieces(priced) })}
          </Button>
        )}
        {priceless.length > 0 && (
          <Button look="outline" size="l" onClick={() => quote(priceless)}>
            {t('parts.many.quotePriceless', { count: countPieces(priceless) })}
          </Button>
        )}
        {priced.length > 0 && (
          <Button look="link" size="l" onClick={() => quote(all)}>
            {t('parts.many.quote', { count: countPieces(all) })}
          </Button>
        )}
      </div>
    </div>
  );
}
