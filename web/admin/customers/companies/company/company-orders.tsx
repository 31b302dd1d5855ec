import { Link } from 'react-router';
import type { OrderNumber } from '#domain/base/ids.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/companies.ts';
import fi from '#web/messages/admin/fi/companies.ts';

type Props = { orders: { number: OrderNumber; placedAt: Date; total: Cents }[] };

/** The latest orders of a company (company-7). */
export function CompanyOrders({ orders }: Props) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('companies.orders')}</h2>
      {orders.length === 0 && <p className="sub">{t('companies.noOrders')}</p>}
      <table className="t in-sec">
        <tbody>
          {orders.map(({ number, placedAt, total }) => (
            <tr key={number}>
              <th scope="row">
                <Link className="id" to={`/tilaukset/${number}`}>
                  {number}
                </Link>
              </th>
              <td>
                <When at={placedAt} />
              </td>
              <td className="r num">{formatEuros(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
