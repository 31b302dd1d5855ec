import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { onlyResultLeft } from '../area/form-result.ts';
import { visitorContext } from '../area/guard.ts';
import type { Route } from './+types/route';
import { changeOwnDetails } from './change.ts';
import { openOf } from './details-url.ts';
import { ownDetails } from './own-details.ts';
import { OwnDetailsPage } from './own-details-page.tsx';

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('account.details.title'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const own = await ownDetails(context.get(shopContext), context.get(visitorContext));
  return { own, open: openOf(url.searchParams) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const sent = { shop: context.get(shopContext), visitor: context.get(visitorContext), form, request };
  const outcome = await changeOwnDetails({ ...sent, locale: localeOf(url.pathname) });
  if (outcome === null) throw data('Unknown form', { status: 400 });
  return outcome instanceof Response ? outcome : data(outcome, { status: 400 });
}

/** Reports a lost connection and keeps the typed values. */
export async function clientAction({ request, serverAction, url }: Route.ClientActionArgs) {
  const isRemoval = (await request.clone().formData()).get('form') === 'address-remove';
  const text = isRemoval ? 'account.toast.addressNotRemoved' : 'account.toast.failed';
  return withConnectionToast(serverAction, localeOf(url.pathname), text);
}

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  !onlyResultLeft(args) && !isConnectionLost(args.actionResult) && args.defaultShouldRevalidate;

export default function OwnDetails({ loaderData: { own, open }, actionData }: Route.ComponentProps) {
  return <OwnDetailsPage own={own} open={open} answer={isConnectionLost(actionData) ? undefined : actionData} />;
}
