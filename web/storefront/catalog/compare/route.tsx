import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { loadComparison } from './compare-data.ts';
import { ComparePage } from './compare-page.tsx';

export const handle: PageHandle = { robots: 'disallow' };

export function meta({ matches, location }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  return pageMeta({ matches, locale, path: links(locale).compare(), title: loaded(locale)('compare.title') });
}

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadComparison(context.get(shopContext), url.searchParams, localeOf(url.pathname));

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />;
}
