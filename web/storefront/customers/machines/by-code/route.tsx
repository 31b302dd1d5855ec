import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { readRegisterKey } from '#domain/catalog/fitment/vehicle-code.ts';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { asked, quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import type { Route } from './+types/route';
import { ByCodePage } from './by-code-page.tsx';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

// the page of a found machine contains its number
export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('vehicleCode.title'));

export async function loader({ context, request }: Route.LoaderArgs) {
  const { auth, vehicleRegister } = context.get(shopContext);
  const isSignedIn = (await auth.visitor(request.headers)) !== null;
  return data({ isSignedIn, isOn: vehicleRegister.isOn }, { headers: quietHeaders });
}

/** The number comes in the body of a form alone: no address holds it (vehicle-4). */
export async function action(args: Route.ActionArgs) {
  const { shop, form, client } = await asked(args);
  const typed = form.get('code');
  const answer = await shop.vehicleRegister.find(typed, client);
  const status = answer.ok ? 200 : { invalid: 400, unknown: 200, away: 503, limited: 429 }[answer.reason];
  const code = readRegisterKey(typed)?.code ?? '';
  return data({ at: Date.now(), answer, code }, { status, headers: quietHeaders });
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'vehicleCode.away');

export default function ByCode({ loaderData, actionData }: Route.ComponentProps) {
  return <ByCodePage {...loaderData} found={isConnectionLost(actionData) ? undefined : actionData} />;
}
