import { redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { companyOrdersPath, companyPath } from '#web/storefront/customers/companies/company-path.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { StatusBadge } from '../order-page/status-badge.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('company.orders'));

/** The orders of all users of a company, for its approvers and owners (company-7). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownOrders } = context.get(shopContext);
  const found = await ownOrders.ofCompany(context.get(visitorContext), Number(url.searchParams.get('page')));
  if (!found.ok) throw redirect(companyPath(localeOf(url.pathname)));
  return found.value;
}

export default function CompanyOrders({ loaderData: { company, orders, page, pages, total } }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const path = companyOrdersPath(locale);
  return (
    <>
      <div className="head-row">
        <h1>{t('company.orders')}</h1>
        {total > 0 && <span className="muted num">{t('account.orders.count', { count: total })}</span>}
      </div>
      <p className="lead">
        <TextLink to={companyPath(locale)}>{company}</TextLink>
      </p>
      {total === 0 ? (
        <p>{t('company.noOrders')}</p>
      ) : (
        <Table caption={t('company.orders')}>
          <thead>
            <tr>
              <th scope="col">{t('company.orderNumber')}</th>
              <th scope="col">{t('company.orderedAt')}</th>
              <th scope="col">{t('company.buyer')}</th>
              <th scope="col">{t('company.orderState')}</th>
              <th scope="col" className="r">
                {t('company.orderNet')}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ number, status, placedAt, buyer, isOwn, net }) => (
              <tr key={number}>
                <th scope="row" className="num">
                  {isOwn ? <TextLink to={links(locale).order(number)}>{number}</TextLink> : number}
                </th>
                <td className="num">{dateText(placedAt, locale)}</td>
                <td>{buyer || '–'}</td>
                <td>
                  <StatusBadge status={status} />
                </td>
                <td className="r num">{formatEuros(net)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={page}
        pages={pages}
        href={(wanted) => (wanted === 1 ? path : `${path}?page=${wanted}`)}
        labels={{ nav: t('account.orders.pages') }}
      />
    </>
  );
}
