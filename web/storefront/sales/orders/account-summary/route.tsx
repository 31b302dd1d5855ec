import { redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import type { Route } from './+types/route';
import { summary } from './summary.ts';
import { SummaryPage } from './summary-page.tsx';

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('account.title'));

export const loader = ({ context }: Route.LoaderArgs) => summary(context.get(shopContext), context.get(visitorContext));

/** Signs out on this device. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const cookies = await context.get(shopContext).auth.signOut(request.headers);
  throw redirect(links(localeOf(url.pathname)).home(), { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}

export default function Summary({ loaderData }: Route.ComponentProps) {
  return <SummaryPage {...loaderData} />;
}
