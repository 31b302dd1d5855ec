import { data, redirect } from 'react-router';
import type { Approved, Ended } from '#backend/sales/checkout/approvals/approvals.ts';
import type { PlacedOrder } from '#backend/sales/checkout/service.ts';
import type { CompanyOrderPage } from '#backend/sales/orders/customer/company-orders.ts';
import { localeOf } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { companyOrdersPath, companyPath } from '#web/storefront/customers/companies/company-path.ts';
import { GoToPayment } from '#web/storefront/sales/checkout/placing/go-to-payment.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { StatusBadge } from '../order-page/status-badge.tsx';
import type { Route } from './+types/route';
import { WaitingOrders } from './waiting-orders.tsx';

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('company.orders'));

/** The orders of all users of a company, for its approvers and owners (company-7). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownOrders, checkout } = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const waiting = await checkout.approvals.list(visitor);
  if (!waiting) throw redirect(companyPath(localeOf(url.pathname)));
  const found = await ownOrders.ofCompany(visitor, Number(url.searchParams.get('page')));
  return { ...waiting, orders: found.ok ? found.value : null };
}

type Decided = Exclude<Approved | Ended, { ok: true }>['reason'] | 'refused' | 'withdrawn';
type Answer = { decided: Decided } | { order: PlacedOrder };

export async function action({ context, request }: Route.ActionArgs) {
  const { approvals } = context.get(shopContext).checkout;
  const visitor = context.get(visitorContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('form') === 'approve') {
    const approved = await approvals.approve(visitor, text('id'), Number(text('total')));
    return approved.ok
      ? data<Answer>({ order: approved.value })
      : data<Answer>({ decided: approved.reason }, approved.reason === 'unknown' ? 404 : 409);
  }
  const isRefusal = text('form') === 'refuse';
  const ended = await (isRefusal
    ? approvals.refuse(visitor, text('id'), text('reason'))
    : approvals.withdraw(visitor, text('id')));
  if (ended.ok) return data<Answer>({ decided: isRefusal ? 'refused' : 'withdrawn' });
  const status = { unknown: 404, not_now: 409, reason: 400 }[ended.reason];
  return data<Answer>({ decided: ended.reason }, status);
}

export default function CompanyOrders({
  loaderData: { company, approvals, orders },
  actionData,
}: Route.ComponentProps) {
  const { t, locale } = useI18n();
  if (actionData && 'order' in actionData) {
    const { number, payment } = actionData.order;
    return <GoToPayment number={number} payment={payment} isPaid={payment.url.includes('/kiitos?')} />;
  }
  return (
    <>
      <h1>{t('company.orders')}</h1>
      <p className="lead">
        <TextLink to={companyPath(locale)}>{company}</TextLink>
      </p>
      {actionData && (
        <Banner kind={actionData.decided === 'refused' || actionData.decided === 'withdrawn' ? 'ok' : 'bad'} live>
          {t(`company.decided.${actionData.decided}`)}
        </Banner>
      )}
      <WaitingOrders approvals={approvals} />
      {orders && <AllOrders {...orders} />}
    </>
  );
}

function AllOrders({ orders, page, pages, total }: CompanyOrderPage) {
  const { t, locale } = useI18n();
  const path = companyOrdersPath(locale);
  return (
    <>
      <div className="head-row">
        <h2>{t('company.allOrders')}</h2>
        {total > 0 && <span className="muted num">{t('account.orders.count', { count: total })}</span>}
      </div>
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
            {orders.map(({ number, status, isInvoiced, placedAt, buyer, isOwn, net }) => (
              <tr key={number}>
                <th scope="row" className="num">
                  {isOwn ? <TextLink to={links(locale).order(number)}>{number}</TextLink> : number}
                </th>
                <td className="num">{dateText(placedAt, locale)}</td>
                <td>{buyer || '–'}</td>
                <td>
                  <StatusBadge status={status} isInvoiced={isInvoiced} />
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
