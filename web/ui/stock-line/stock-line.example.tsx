import { StockLine, StoreStock } from './stock-line.tsx';

export const name = { fi: 'Saatavuus', en: 'Stock' };

export function Example() {
  return (
    <>
      <div className="row">
        <StockLine kind="ok">3 myymälässä</StockLine>
        <StockLine kind="later">Tulossa 27.11.</StockLine>
        <StockLine kind="none">Ei varastossa</StockLine>
      </div>
      <StoreStock
        rows={[
          {
            id: 'o',
            own: 'Oma myymälä',
            store: 'Oulu',
            line: <StockLine kind="ok">Varastossa, 4 kpl</StockLine>,
            note: 'nouto tänään',
          },
          { id: 'r', store: 'Rovaniemi', line: <StockLine kind="later">Tulossa 27.11.</StockLine>, note: 'nouto pe' },
          { id: 'a', store: 'Ranua', line: <StockLine kind="none">Ei varastossa</StockLine>, note: 'tilattavissa' },
        ]}
      />
    </>
  );
}
