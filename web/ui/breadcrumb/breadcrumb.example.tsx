import { Breadcrumb } from './breadcrumb.tsx';

export const name = { fi: 'Murupolku', en: 'Breadcrumb' };

export function Example() {
  return (
    <Breadcrumb
      label="Esimerkki murupolusta"
      items={[
        { to: '/category', label: 'Kaikki tuotteet' },
        { to: '/category/moottorikelkkailu', label: 'Moottorikelkkailu' },
        { to: '/category/moottorikelkkailu/kyparat', label: 'Kypärät' },
      ]}
    />
  );
}
