import { formatEuros } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { buyParts, quoteParts } from '../buy-parts.ts';
import { type FoundLine, foundLines, removeLines } from './many-list.ts';
import type { ManyParts } from './use-many-parts.ts';

const wantedOf = ({ state: { part }, amount }: FoundLine) => ({ part, amount });
const piecesOf = (lines: readonly FoundLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The sum of the lines, with VAT or without it: per line, as the cart counts (decisions 7). */
function sumOf(lines: readonly FoundLine[], isNet: boolean): number {
  return lines.reduce((sum, { state: { part }, amount }) => {
    const line = (part.finalPrice?.inclTax ?? 0) * amount;
    return sum + (isNet ? netOf(line, part.vatRate) : line);
  }, 0);
}

/** What the known lines come to, and the two presses that take them all. */
export function ManyTotals({ many }: { many: ManyParts }) {
  const { t, locale } = useI18n();
  const { priced, priceless } = foundLines(many.list.lines);
  const leave = (gone: readonly FoundLine[]) => {
    const ids = new Set(gone.map(({ id }) => id));
    many.setList((list) => ({ ...removeLines(list, ({ id }) => ids.has(id)), before: null }));
  };
  const buy = () => {
    void buyParts(priced.map(wantedOf), locale);
    leave(priced);
  };
  const ask = async (lines: FoundLine[]) => {
    await quoteParts(lines.map(wantedOf), locale);
    leave(lines);
  };
  const all = [...priced, ...priceless];
  if (all.length === 0) return null;
  return (
    <div className="many-sum">
      <dl>
        <div>
          <dt>{t('parts.many.total', { count: piecesOf(priced) })}</dt>
          <dd className="num">
            <span className="vat-in">{formatEuros(sumOf(priced, false))}</span>
            <span className="vat-ex">{formatEuros(sumOf(priced, true))}</span>
          </dd>
        </div>
        {priceless.length > 0 && (
          <div>
            <dt>{t('parts.many.priceless', { count: piecesOf(priceless) })}</dt>
            <dd>- €</dd>
          </div>
        )}
      </dl>
      <div className="row">
        {priced.length > 0 && (
          <Button look="transactional" size="l" onClick={buy}>
            {t('parts.many.buy', { count: piecesOf(priced) })}
          </Button>
        )}
        {priceless.length > 0 && (
          <Button look="outline" size="l" onClick={() => ask(priceless)}>
            {t('parts.many.quotePriceless', { count: piecesOf(priceless) })}
          </Button>
        )}
        {priced.length > 0 && (
          <Button look="link" size="l" onClick={() => ask(all)}>
            {t('parts.many.quote', { count: piecesOf(all) })}
          </Button>
        )}
      </div>
    </div>
  );
}
