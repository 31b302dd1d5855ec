import { redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { accountMeta } from '#storefront/features/account/area/account-meta.ts';
import { visitorContext } from '#storefront/features/account/area/guard.ts';
import { summary } from '#storefront/features/account/summary/summary.ts';
import { SummaryPage } from '#storefront/features/account/summary/summary-page.tsx';
import { links } from '#storefront/links.ts';
import type { Route } from './+types/summary';

export const meta = accountMeta((t) => t('account.title'));

export const loader = ({ context }: Route.LoaderArgs) => summary(context.get(shopContext), context.get(visitorContext));

/** Signing out on this device. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const cookies = await context.get(shopContext).auth.signOut(request.headers);
  throw redirect(links(localeOf(url.pathname)).home(), { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}

export default function Summary({ loaderData }: Route.ComponentProps) {
  return <SummaryPage {...loaderData} />;
}
