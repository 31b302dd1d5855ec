import type { ReactNode } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';

type Props = {
  /** Formatted: "139 €", "99–149 €", "- €" when the price is on request. */
  now: ReactNode;
  /** The former price, struck through; styles the block as a sale. */
  was?: ReactNode;
  /** "Alin hinta 30 pv: 169 €" */
  lowest30?: ReactNode;
  /** "Voimassa su 29.11.2026 asti" */
  until?: ReactNode;
  /** "12,48 €/l" */
  unit?: ReactNode;
  /** VAT note, unless the price simply includes VAT. */
  vat?: ReactNode;
  /** `xl` on the product page. */
  size?: 'm' | 'xl';
  /** Announced before the price, to name what it belongs to. */
  label?: string;
  className?: string;
};

export function Price({ now, was, lowest30, unit, until, vat, size, label, className }: Props) {
  const { t } = useI18n();
  return (
    <div className={classes('price', (was || lowest30) && 'is-sale', size === 'xl' && 'price-xl', className)}>
      <div className="price-line">
        <span className="price-now">
          {label ? <span className="sr">{`${label} `}</span> : null}
          {now}
        </span>
        {vat}
        {was ? (
          <s className="price-was">
            <span className="sr">{`${t('ui.wasPrice')} `}</span>
            {was}
          </s>
        ) : null}
      </div>
      {unit ? <span className="price-unit num">{unit}</span> : null}
      {lowest30 ? <span className="price-30">{lowest30}</span> : null}
      {until ? <span className="price-until">{until}</span> : null}
    </div>
  );
}
