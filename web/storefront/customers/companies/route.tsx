import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { onlyResultLeft, withResult } from '#web/storefront/customers/accounts/area/form-result.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { requireDetails } from '#web/storefront/customers/accounts/area/require-details.ts';
import type { Route } from './+types/route';
import { ApplyForm } from './apply-form.tsx';
import { doCompanyAct } from './company-acts.ts';
import { CompanyPage } from './company-page.tsx';
import { companyPath, OPEN } from './company-path.ts';

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('company.title'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const [company, { phone }, account] = await Promise.all([
    shop.companies.of(visitor),
    requireDetails(shop, visitor),
    shop.invoices.ofMember(visitor),
  ]);
  const { userId, email, isVerified, firstname, lastname } = visitor;
  const isOpen = url.searchParams.has(OPEN);
  return { company, account, userId, email, isVerified, isOpen, name: `${firstname} ${lastname}`.trim(), phone };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { companies } = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const outcome = await doCompanyAct({ companies, visitor, form: await request.formData() });
  if (typeof outcome === 'string') throw redirect(withResult(companyPath(localeOf(url.pathname)), outcome));
  return data(outcome, { status: 400 });
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'account.toast.failed');

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  !onlyResultLeft(args) && !isConnectionLost(args.actionResult) && args.defaultShouldRevalidate;

export default function CompanyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { company, account, userId, email, isVerified, isOpen, name, phone } = loaderData;
  const answer = isConnectionLost(actionData) ? undefined : actionData;
  return company ? (
    <CompanyPage company={company} account={account} userId={userId} email={email} isOpen={isOpen} answer={answer} />
  ) : (
    <ApplyForm isVerified={isVerified} contactName={name} contactPhone={phone} answer={answer} />
  );
}
