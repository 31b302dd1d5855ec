import { TextLink } from '#web/ui/link/link.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { FactsTable, Table } from './table.tsx';

export const name = { fi: 'Taulukot', en: 'Tables' };

const parts = [
  { code: '3211180', name: 'Variaattorihihna', supplier: 'Polaris', price: '149,90 €', stock: 'ok', line: '12 kpl' },
  {
    code: '3211149',
    name: 'Variaattorihihna',
    supplier: 'Polaris',
    price: '129,50 €',
    stock: 'none',
    line: 'Poistunut',
  },
  { code: '3211230', name: 'Hihnanohjain', supplier: 'Polaris', price: '42,70 €', stock: 'later', line: '3–6 pv' },
] as const;

export function Example() {
  return (
    <>
      <Table caption="Varaosat">
        <thead>
          <tr>
            <th scope="col">Koodi</th>
            <th scope="col">Nimi</th>
            <th scope="col">Toimittaja</th>
            <th scope="col" className="r">
              Hinta, sis. ALV
            </th>
            <th scope="col">Saatavuus</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.code}>
              <td>
                <TextLink className="code" to=".">
                  {part.code}
                </TextLink>
              </td>
              <td>{part.name}</td>
              <td>{part.supplier}</td>
              <td className="r num">{part.price}</td>
              <td>
                <StockLine kind={part.stock}>{part.line}</StockLine>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <FactsTable
        caption="Tekniset tiedot"
        rows={[
          { label: 'Kuori', value: 'Polykarbonaatti' },
          { label: 'Paino, koko M', value: '1 480 g' },
          { label: 'Visiiri', value: 'Kaksoislinssi, lämmitys 12 V' },
        ]}
      />
    </>
  );
}
