import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { SharedListPage } from '../shared-list-page.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'disallow', crumbs: 'title' };

export const meta: Route.MetaFunction = (page) => titleMeta(page, () => page.loaderData?.list.name ?? '');

// do not pass the secret on in the referrer
export const headers = () => quietHeaders;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { wishLists } = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const found = await wishLists.shared(params.secret, { page: Number(url.searchParams.get('page')), locale });
  if (!found) throw pageNotFound(url);
  const { id: _, secret: __, ...list } = found;
  return { list, path: links(locale).sharedWishList(params.secret) };
}

export default function SharedWishListRoute({ loaderData }: Route.ComponentProps) {
  return <SharedListPage {...loaderData} />;
}
