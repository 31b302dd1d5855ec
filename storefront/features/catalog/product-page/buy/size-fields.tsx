import { formatEuros } from '#domain/base/money.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { Customization, SizeLimits } from '#domain/catalog/product.ts';
import { sizeFields, sizePrice } from '#domain/catalog/size-price.ts';
import { type T, useI18n } from '#storefront/i18n/i18n.tsx';
import { TextField } from '#storefront/ui/text-field/text-field.tsx';
import { sizeFieldId } from './use-purchase.ts';
import type { SizeState } from './use-size.ts';

type Props = { customization: Customization; state: SizeState; item: CartItem | undefined };

const limitsText = ({ min, max, step }: SizeLimits, t: T) =>
  step === 1 ? t('product.sizeLimits', { min, max }) : t('product.sizeSteps', { min, max, step });

/** Width and length of goods cut to size, with their limits; area and price follow every key (spec 9). */
export function SizeFields({ customization, state, item }: Props) {
  const { t, locale } = useI18n();
  const { text, set, leave, problems, size } = state;
  const area = size && sizePrice(0, size).areaM2;
  const areaText = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <fieldset className="size-by">
      <legend className="opt-head">
        <b>{t('product.size')}</b>
      </legend>
      <div className="size-two">
        {sizeFields.map((field) => {
          const problem = problems[field];
          return (
            <TextField
              key={field}
              id={sizeFieldId(field)}
              name={field}
              label={t(`product.${field}`)}
              hint={limitsText(customization[field], t)}
              error={problem && t(`product.${field}.${problem.reason}`, problem.limits)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={text[field]}
              onChange={(event) => set(field, event.target.value)}
              onBlur={() => leave(field)}
            />
          );
        })}
      </div>
      <output className="size-sum">
        {area !== null && item ? (
          <b className="num">
            {t('product.sizeResult', {
              area: areaText.format(area),
              price: formatEuros(item.price.finalPrice.inclTax),
            })}
          </b>
        ) : (
          <span className="muted">{t('product.sizeGive')}</span>
        )}
      </output>
    </fieldset>
  );
}
