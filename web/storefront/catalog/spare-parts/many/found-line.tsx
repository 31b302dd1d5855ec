import { memo } from 'react';
import { MAX_PASTED_AMOUNT } from '#domain/catalog/spare-parts/paste-amount.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ItemRow } from '#web/ui/item-rows/item-rows.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { PartCode } from '../part-code.tsx';
import { partStockText } from '../part-stock-text.ts';
import { PartGroup, SupplierText } from '../supplier-text.tsx';
import { editLine, type FoundLine as Line, removeLines } from './many-list.ts';
import type { ManyParts } from './use-many-parts.ts';

/** A line whose part is known, with amount and remove button. */
export const FoundLine = memo(function FoundLine({ line, setList }: { line: Line; setList: ManyParts['setList'] }) {
  const { t, locale } = useI18n();
  const { part } = line.state;
  const code = part.productCode;
  const stock = partStockText(part, true, t, locale);
  return (
    <ItemRow
      code={<PartCode part={part} />}
      name={<SupplierText>{part.name.default}</SupplierText>}
      note={<PartGroup part={part} />}
      group={part.supplier}
      price={<VatText cents={part.finalPrice?.inclTax} rate={part.vatRate} />}
      stock={<StockLine kind={stock.kind}>{stock.text}</StockLine>}
      amount={
        <Stepper
          value={line.amount}
          max={MAX_PASTED_AMOUNT}
          label={t('parts.amountOf', { code })}
          onChange={(amount) => setList((list) => editLine(list, line.id, { amount }))}
        />
      }
      action={
        <Button
          look="blank"
          square
          aria-label={t('parts.many.remove', { code })}
          onClick={() => setList((list) => removeLines(list, ({ id }) => id === line.id))}
        >
          <Icon name="trash" small />
        </Button>
      }
    />
  );
});
