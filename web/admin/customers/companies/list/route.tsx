import { Link } from 'react-router';
import { companyStatuses } from '#domain/customers/companies/company.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/companies.ts';
import fi from '#web/messages/admin/fi/companies.ts';
import { CompanyState } from '../company-state.tsx';
import type { Route } from './+types/route';

/** Companies with accounts, applications first (company-4). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { text, view } = listRequest(url, companyStatuses);
  const saved = await shop.savedViews.list(actor, 'companies');
  return { ...(await shop.companies.staff.list(actor, { status: view, text })), view, saved };
}

export default function Companies({ loaderData: { companies, counts, view, saved } }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  useLive(['company']);
  return (
    <>
      <PageBar title={t('companies.title')}>
        <Link to="/sopimushinnat">{t('companies.contracts')}</Link>
      </PageBar>
      <main id="sisalto">
        <ListFrame
          saved={{ list: 'companies', views: saved }}
          views={companyStatuses.map((name) => ({ name, label: t(`companies.${name}`), count: counts[name] }))}
          searchLabel={t('companies.search')}
          icon="building-2"
          empty={t(view === 'applied' ? 'companies.noneApplied' : 'companies.none')}
          isEmpty={companies.length === 0}
          next={null}
        >
          <ListTable
            columns={[
              t('companies.name'),
              t('companies.businessId'),
              t('companies.state'),
              t('companies.contact'),
              { right: t('companies.users') },
              t('companies.appliedAt'),
            ]}
          >
            {companies.map((company) => (
              <tr key={company.id} data-row="">
                <th scope="row">
                  <Link to={`/yritykset/${company.id}`}>{company.name}</Link>
                </th>
                <td className="num">{company.businessId}</td>
                <td>
                  <CompanyState state={company.status} />
                </td>
                <td>
                  {company.contactName} <span className="muted num">{company.contactPhone}</span>
                </td>
                <td className="r num">{company.members}</td>
                <td>
                  <When at={company.appliedAt} />
                </td>
              </tr>
            ))}
          </ListTable>
        </ListFrame>
      </main>
    </>
  );
}
