import { Link } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/customers.ts';
import fi from '#web/messages/admin/fi/customers.ts';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { text, after } = listRequest(url);
  const found = await shop.accounts.staff.find(actor, text, after);
  const saved = await shop.savedViews.list(actor, 'customers');
  return { ...found, saved, text, wasDeleted: url.searchParams.has('poistettu') };
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { customers, next, text, wasDeleted, saved } = loaderData;
  const t = useTexts(fi, en);
  useLive(['customer', 'order']);
  return (
    <>
      <PageBar title={t('customers.title')} />
      <main id="sisalto">
        {wasDeleted && <Note tone="ok">{t('customers.deleted')}</Note>}
        <ListFrame
          saved={{ list: 'customers', views: saved }}
          searchLabel={t('customers.search')}
          icon="users"
          empty={t(text ? 'customers.none' : 'customers.ask')}
          isEmpty={customers.length === 0}
          next={next}
        >
          <ListTable
            columns={[
              t('customers.name'),
              t('customers.email'),
              t('customers.phone'),
              { right: t('customers.orders') },
              { right: t('customers.total') },
              t('customers.last'),
            ]}
          >
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
          </ListTable>
        </ListFrame>
      </main>
    </>
  );
}
