import { data } from 'react-router';
import type { Decided, StaffMemberChanged } from '#backend/customers/companies/service.ts';
import { type Fail, fail, type Ok } from '#domain/base/result.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/companies.ts';
import fi from '#web/messages/admin/fi/companies.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { CompanyState } from '../company-state.tsx';
import type { Route } from './+types/route';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyHistory } from './company-history.tsx';
import { CompanyOrders } from './company-orders.tsx';
import { ContractLists } from './contract-lists.tsx';
import { Decision } from './decision.tsx';
import { InvoiceAccount } from './invoice-account.tsx';
import { Members } from './members.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const found = await shop.companies.staff.one(actor, params.id);
  if (!found) throw data(null, { status: 404 });
  return {
    ...found,
    contracts: await shop.contractPrices.staff.ofCompany(actor, params.id),
    account: await shop.invoices.staff.account(actor, params.id),
    today: shop.invoices.staff.today(),
  };
}

type Acted = Decided | StaffMemberChanged | Ok<unknown> | Fail<'changed' | 'terms' | 'not_open' | 'day'>;
type Failed = Exclude<Extract<Acted, { ok: false }>['reason'], 'unknown'>;
type Result = { done: true } | { failed: Failed };

export async function action({ context, params, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const { staff } = shop.companies;
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const assign = async (isOwn: boolean): Promise<Acted> => {
    const done = await shop.contractPrices.staff.assign(actor, text('list'), params.id, isOwn);
    return done.ok ? done : fail(done.reason === 'unknown' ? 'unknown' : 'changed');
  };
  const run = (intent: string): Promise<Acted> => {
    switch (intent) {
      case 'approve':
        return staff.approve(actor, params.id);
      case 'reject':
        return staff.reject(actor, params.id, text('reason'));
      case 'role':
        return staff.setRole(actor, params.id, text('member'), text('role'));
      case 'terms': {
        const typed = { days: text('days'), limit: text('limit'), seen: text('seen') };
        return shop.invoices.staff.setTerms(actor, params.id, typed);
      }
      case 'paid':
        return shop.invoices.staff.markPaid(actor, text('number'), text('day'));
      case 'give':
      case 'take':
        return assign(intent === 'give');
      default:
        throw data(null, { status: 400 });
    }
  };
  const done = await run(text('intent'));
  if (done.ok) return data<Result>({ done: true });
  if (done.reason === 'unknown') throw data(null, { status: 404 });
  return data<Result>({ failed: done.reason }, 409);
}

export default function CompanyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company, members, events, orders, sameId, mayDecide, contracts, account, today } = loaderData;
  const t = useTexts(fi, en);
  const result = useLast(actionData);
  useLive([`company:${company.id}`]);
  return (
    <>
      <PageBar
        title={company.name}
        back={{ to: '/yritykset', text: t('companies.title') }}
        beside={<CompanyState state={company.status} pill />}
      />
      <main id="sisalto">
        <RefusedNote answer={actionData} />
        {result && 'failed' in result && <Note tone="bad">{t(`companies.failed.${result.failed}`)}</Note>}
        {result && 'done' in result && <Note tone="ok">{t('companies.done')}</Note>}
        <div className="split">
          <div>
            {company.status === 'applied' && mayDecide && <Decision company={company.id} sameId={sameId} />}
            <Members members={members} mayChange={mayDecide && company.status === 'approved'} />
            {company.status === 'approved' && <ContractLists companyId={company.id} {...contracts} />}
            {company.status === 'approved' && <InvoiceAccount account={account} today={today} />}
            <CompanyOrders orders={orders} />
            <CompanyHistory events={events} />
          </div>
          <aside className="aside">
            <CompanyFacts company={company} />
          </aside>
        </div>
      </main>
    </>
  );
}
