import { Price } from './price.tsx';
import { VatText } from './vat-text.tsx';

export const name = { fi: 'Hinta', en: 'Price' };

export function Example() {
  return (
    <div className="sg-2">
      <Price size="xl" now="139 €" was="169 €" lowest30="Alin hinta 30 pv: 169 €" until="Voimassa su 29.11.2026 asti" />
      <div className="stack">
        <Price now="119 €" was="149 €" lowest30="Alin hinta 30 pv: 149 €" />
        <Price now="1 234,50 €" />
        <Price now="99–149 €" />
        <Price now={<VatText cents={12_550} rate={25.5} />} vat={<span className="price-vat">alv 0 %</span>} />
        <Price now="- €" />
      </div>
    </div>
  );
}
