import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import type { Route } from './+types/route';
import { OwnDataPage } from './own-data-page.tsx';

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('account.data.copyTitle'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await context.get(shopContext).accounts.exportData(context.get(visitorContext).userId);
  if (!data) throw pageNotFound(url);
  return { data };
}

export default function OwnData({ loaderData }: Route.ComponentProps) {
  return <OwnDataPage data={loaderData.data} />;
}
