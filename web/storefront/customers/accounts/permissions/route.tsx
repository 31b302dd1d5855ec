import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Shop } from '#backend/shop.ts';
import { localeOf } from '#domain/base/locale.ts';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { onlyResultLeft, withResult } from '../area/form-result.ts';
import { visitorContext } from '../area/guard.ts';
import { requireDetails } from '../area/require-details.ts';
import type { Route } from './+types/route';
import { lastSaid } from './last-said.ts';
import { PermissionsPage } from './permissions-page.tsx';

/** Stores both permissions; an unchecked box is false. False on failure. */
async function savePermissions({ accounts, log }: Shop, visitor: Visitor, form: FormData): Promise<boolean> {
  const said = { email: form.get('email') === 'on', sms: form.get('sms') === 'on' };
  try {
    return (await accounts.setPermissions(visitor, said, { source: 'account' })).ok;
  } catch (error) {
    log.error({ err: error }, 'marketing permissions not saved');
    return false;
  }
}

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('account.permissions.title'));

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const [{ phone }, log] = await Promise.all([requireDetails(shop, visitor), shop.accounts.permissionLog(visitor)]);
  return { said: lastSaid(log), hasPhone: phone !== '' };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const saved = await savePermissions(context.get(shopContext), context.get(visitorContext), form);
  throw redirect(withResult(links(localeOf(url.pathname)).permissions(), saved ? 'luvat-paivitetty' : 'virhe'));
}

/** Reports a lost connection and keeps the choices. */
export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'account.toast.failed');

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  !onlyResultLeft(args) && !isConnectionLost(args.actionResult) && args.defaultShouldRevalidate;

export default function Permissions({ loaderData }: Route.ComponentProps) {
  return <PermissionsPage {...loaderData} />;
}
