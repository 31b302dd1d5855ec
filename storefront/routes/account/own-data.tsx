import { shopContext } from '#storefront/context.ts';
import { accountMeta } from '#storefront/features/account/area/account-meta.ts';
import { visitorContext } from '#storefront/features/account/area/guard.ts';
import { OwnDataPage } from '#storefront/features/account/own-data/own-data-page.tsx';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/own-data';

export const meta = accountMeta((t) => t('account.data.copyTitle'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await context.get(shopContext).accounts.exportData(context.get(visitorContext).userId);
  if (!data) throw pageNotFound(url);
  return { data };
}

export default function OwnData({ loaderData }: Route.ComponentProps) {
  return <OwnDataPage data={loaderData.data} />;
}
