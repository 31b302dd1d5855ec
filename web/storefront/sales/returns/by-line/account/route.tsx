import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { asked, quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { returnAction } from '../return-actions.ts';
import { ReturnsPage } from '../returns-page.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('return.title'));

/** Returns of a customer's own order (return-3). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const by = { number: params.number, userId: context.get(visitorContext).userId };
  const shown = await context.get(shopContext).withdrawals.byLine.page(by, localeOf(url.pathname));
  if (!shown) throw pageNotFound(url);
  return data({ shown, formKey: randomUUID() }, { headers: quietHeaders });
}

export async function action(args: Route.ActionArgs) {
  const { context, params, url } = args;
  const by = { number: params.number, userId: context.get(visitorContext).userId };
  const answer = await returnAction(await asked(args), by);
  if (!answer) throw pageNotFound(url);
  return answer;
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'withdrawal.failed');

export default function AccountReturns({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = useI18n();
  const to = links(locale);
  const { number } = loaderData.shown.order;
  return (
    <ReturnsPage
      {...loaderData}
      answer={isConnectionLost(actionData) ? undefined : actionData}
      orderPage={to.order(number)}
      withdrawal={to.withdrawal(number)}
    />
  );
}
