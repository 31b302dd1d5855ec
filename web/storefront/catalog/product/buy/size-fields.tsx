import { useEffect, useState } from 'react';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sizedItem } from '#domain/catalog/offers/sized-item.ts';
import { type SizeProblem, sizeFields, sizePrice } from '#domain/catalog/prices/size-price.ts';
import type { Customization, SizeLimits } from '#domain/catalog/products/product.ts';
import { type T, useI18n, useTexts } from '#web/messages/i18n.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { useSize } from './use-size.ts';

type Props = {
  customization: Customization;
  /** The fresh line without a size. */
  item: CartItem;
  /** The line of one piece of the typed size; null while the size is missing or wrong. */
  onPiece: (piece: CartItem | null) => void;
  /** Grows each time buying was tried without a size: the first wrong measure is asked for. */
  demanded: number;
};

const fieldId = (field: string) => `size-${field}`;
const problemText = ({ field, reason, limits }: SizeProblem, t: T) => t(`product.${field}.${reason}`, limits);
const limitsText = ({ min, max, step }: SizeLimits, t: T) =>
  step === 1 ? t('product.sizeLimits', { min, max }) : t('product.sizeSteps', { min, max, step });

/** Width and length of goods cut to size, with their limits; area and price follow every key (spec 9). */
export default function SizeFields({ customization, item, onPiece, demanded }: Props) {
  useTexts('info');
  const { t, locale } = useI18n();
  const { text, set, problems, hint, size, demand } = useSize(customization);
  const [typing, setTyping] = useState(false);
  const piece = size && sizedItem(item, size);
  const areaText = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the piece is new at every render, its id tells it
  useEffect(() => onPiece(piece), [piece?.id, item]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is demanded anew
  useEffect(() => {
    const wrong = demanded > 0 && demand();
    if (wrong) document.getElementById(fieldId(wrong))?.focus();
  }, [demanded]);

  return (
    <>
      <div className="size-two">
        {sizeFields.map((field) => {
          const problem = problems[field];
          return (
            <TextField
              key={field}
              id={fieldId(field)}
              name={field}
              label={t(`product.${field}`)}
              hint={limitsText(customization[field], t)}
              error={problem && problemText(problem, t)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={text[field]}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              onChange={(event) => set(field, event.target.value)}
            />
          );
        })}
      </div>
      <output className="size-sum">
        {piece && size ? (
          <b className="num">
            <VatText cents={piece.price.finalPrice.inclTax} rate={piece.vatRate}>
              {(price) => t('product.sizeResult', { area: areaText.format(sizePrice(0, size).areaM2), price })}
            </VatText>
          </b>
        ) : (
          <span className="muted">{hint && !typing ? problemText(hint, t) : t('product.sizeGive')}</span>
        )}
      </output>
    </>
  );
}
