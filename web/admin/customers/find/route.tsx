import { Link } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/customers.ts';
import fi from '#web/messages/admin/fi/customers.ts';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const text = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const found = await shop.accounts.staff.find(actor, text, url.searchParams.get('after'));
  return { ...found, text, wasDeleted: url.searchParams.has('poistettu') };
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { customers, next, text, wasDeleted } = loaderData;
  const t = useTexts(fi, en);
  return (
    <>
      <PageBar title={t('customers.title')} />
      <main id="sisalto">
        {wasDeleted && <Note tone="ok">{t('customers.deleted')}</Note>}
        <ListFrame
          searchLabel={t('customers.search')}
          icon="users"
          empty={t(text ? 'customers.none' : 'customers.ask')}
          isEmpty={customers.length === 0}
          next={next}
        >
          <table className="t">
            <thead>
              <tr>
                <th scope="col">{t('customers.name')}</th>
                <th scope="col">{t('customers.email')}</th>
                <th scope="col">{t('customers.phone')}</th>
                <th scope="col" className="r">
                  {t('customers.orders')}
                </th>
                <th scope="col" className="r">
                  {t('customers.total')}
                </th>
                <th scope="col">{t('customers.last')}</th>
              </tr>
            </thead>
            <tbody>
              {customers.map(({ id, name, email, phone, isGuest, orders, total, lastOrderAt }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link className="id" to={`/asiakkaat/${encodeURIComponent(id)}`}>
                      {name || email}
                    </Link>{' '}
                    {isGuest && <span className="tag">{t('customers.guest')}</span>}
                  </th>
                  <td>{email}</td>
                  <td>{phone || '–'}</td>
                  <td className="r num">{orders}</td>
                  <td className="r num">{formatEuros(total)}</td>
                  <td>{lastOrderAt ? <When at={lastOrderAt} day /> : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ListFrame>
      </main>
    </>
  );
}
