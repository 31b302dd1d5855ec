import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { accountMeta } from '#storefront/features/account/area/account-meta.ts';
import { withDone } from '#storefront/features/account/area/done.ts';
import { visitorContext } from '#storefront/features/account/area/guard.ts';
import { onlyTold } from '#storefront/features/account/area/only-told.ts';
import { requireDetails } from '#storefront/features/account/area/require-details.ts';
import { isLost, orLost } from '#storefront/features/account/form/or-lost.ts';
import { lastSaid } from '#storefront/features/account/permissions/last-said.ts';
import { PermissionsPage } from '#storefront/features/account/permissions/permissions-page.tsx';
import { savePermissions } from '#storefront/features/account/permissions/save-permissions.ts';
import { links } from '#storefront/links.ts';
import type { Route } from './+types/permissions';

export const meta = accountMeta((t) => t('account.permissions.title'));

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const [{ phone }, log] = await Promise.all([requireDetails(shop, visitor), shop.accounts.permissionLog(visitor)]);
  return { said: lastSaid(log), hasPhone: phone !== '' };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const saved = await savePermissions(context.get(shopContext), context.get(visitorContext), form);
  throw redirect(withDone(links(localeOf(url.pathname)).permissions(), saved ? 'luvat-paivitetty' : 'virhe'));
}

/** A lost connection is said, and what was chosen stays. */
export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  orLost(serverAction, localeOf(url.pathname), 'account.toast.failed');

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  !onlyTold(args) && !isLost(args.actionResult) && args.defaultShouldRevalidate;

export default function Permissions({ loaderData }: Route.ComponentProps) {
  return <PermissionsPage {...loaderData} />;
}
