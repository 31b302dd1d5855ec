import { useEffect, useEffectEvent, useState } from 'react';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sizedItem } from '#domain/catalog/offers/sized-item.ts';
import {
  checkSize,
  type Size,
  type SizeField,
  type SizeProblem,
  sizeFields,
  sizePrice,
} from '#domain/catalog/prices/size-price.ts';
import type { Customization, SizeLimits } from '#domain/catalog/products/product.ts';
import { type T, useI18n, useTexts } from '#web/messages/i18n.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import styles from './options.module.css';
import type { TypedSize } from './use-purchase.ts';

type Props = {
  customization: Customization;
  /** The cart line without a size. */
  item: CartItem;
  typed: TypedSize;
  onType: (typed: TypedSize) => void;
  /** Counts the presses of the buy button without a valid size; each one moves the focus to the first problem. */
  sizeRequests: number;
};

const fieldId = (field: string) => `size-${field}`;
const problemText = ({ field, reason, limits }: SizeProblem, t: T) => t(`product.${field}.${reason}`, limits);
const limitsText = ({ min, max, step }: SizeLimits, t: T) =>
  step === 1 ? t('product.sizeLimits', { min, max }) : t('product.sizeSteps', { min, max, step });

/** Parses whole centimetres; NaN for anything else. */
const parseCm = (text: string): number => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN);

/** The typed size, or its problems in the order of the fields. */
function readSize(
  customization: Customization,
  { widthCm, lengthCm }: TypedSize['text'],
): { size: Size | null; problems: readonly SizeProblem[] } {
  const checked = checkSize(customization, { widthCm: parseCm(widthCm), lengthCm: parseCm(lengthCm) });
  return checked.ok ? { size: checked.value, problems: [] } : { size: null, problems: checked.details ?? [] };
}

/** Width and length of goods cut to size, with their limits. Area and price update with every key (price-8, product-8). */
export default function SizeFields({ customization, item, typed, onType, sizeRequests }: Props) {
  useTexts('info');
  const { t, locale } = useI18n();
  const [typing, setTyping] = useState(false);
  const { size, problems } = readSize(customization, typed.text);
  const piece = size && sizedItem(item, size);
  const hint = problems.find(({ field }) => typed.text[field] !== '');
  const areaText = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  const focusFirstProblem = useEffectEvent(() => {
    const [first] = problems;
    if (first) document.getElementById(fieldId(first.field))?.focus();
  });
  useEffect(() => {
    if (sizeRequests > 0) focusFirstProblem();
  }, [sizeRequests]);
  const type = (field: SizeField, value: string) => {
    const text = { ...typed.text, [field]: value };
    const next = readSize(customization, text).size;
    onType({ text, apply: next && ((line) => sizedItem(line, next)) });
  };

  return (
    <>
      <div className={styles.sizeTwo}>
        {sizeFields.map((field) => {
          // hidden before the first purchase attempt: the layout must not move under a press
          const problem = sizeRequests > 0 && problems.find((one) => one.field === field);
          return (
            <TextField
              key={field}
              id={fieldId(field)}
              name={field}
              label={t(`product.${field}`)}
              hint={limitsText(customization[field], t)}
              error={problem ? problemText(problem, t) : undefined}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={typed.text[field]}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              onChange={(event) => type(field, event.target.value)}
            />
          );
        })}
      </div>
      <output className={styles.sizeSum}>
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
