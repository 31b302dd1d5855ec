import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { loadComparison } from './compare-data.ts';
import { ComparePage } from './compare-page.tsx';

export const handle: PageHandle = { robots: 'disallow' };

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('compare.title'));

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadComparison(context.get(shopContext), url.searchParams, localeOf(url.pathname));

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />;
}
