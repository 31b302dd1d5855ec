import { data, Form, redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { withResult } from '#web/storefront/customers/accounts/area/form-result.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { companyPath } from '../company-path.ts';
import type { Route } from './+types/route';

// do not pass the token on in the referrer
export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('company.invitation.title'));

/** The page of a mailed invitation. Opening it uses nothing up; its button joins (company-2). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { companies } = context.get(shopContext);
  const invitation = await companies.invitations.view(context.get(visitorContext), params.token);
  return data({ invitation }, { headers: quietHeaders });
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const { companies } = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const page = withResult(companyPath(localeOf(url.pathname)), 'yritys-liitytty');
  const joined = await companies.invitations.accept(visitor, params.token);
  // pressed twice
  if (joined.ok || (joined.reason === 'unknown' && (await companies.of(visitor)))) throw redirect(page);
  return data({ refused: joined.reason }, { status: 409 });
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'account.toast.failed');

export default function InvitationRoute({ loaderData: { invitation }, actionData }: Route.ComponentProps) {
  const { t } = useI18n();
  const refused = actionData && !isConnectionLost(actionData) ? actionData.refused : null;
  return (
    <>
      <h1>{t('company.invitation.title')}</h1>
      {refused === 'member_elsewhere' && <Banner kind="bad">{t('company.invitation.elsewhere')}</Banner>}
      {invitation === null && <Banner kind="warn">{t('company.invitation.old')}</Banner>}
      {invitation?.isForVisitor === false && (
        <Banner kind="warn">{t('company.invitation.other', { email: invitation.email })}</Banner>
      )}
      {invitation?.isForVisitor && (
        <>
          <p className="lead">
            {t('company.invitation.text', {
              company: invitation.company,
              role: t(`company.role.${invitation.role}`),
            })}
          </p>
          <Form method="post">
            <Button type="submit">{t('company.invitation.join')}</Button>
          </Form>
        </>
      )}
    </>
  );
}
