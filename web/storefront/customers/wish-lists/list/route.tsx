import { redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { doWishAct } from '../acts/do-act.ts';
import { sendAndTell } from '../acts/tell-outcome.ts';
import type { Route } from './+types/route';
import { ListPage } from './list-page.tsx';

export const handle: PageHandle = { crumbs: 3 };

export const meta: Route.MetaFunction = (page) => titleMeta(page, () => page.loaderData?.list.name ?? '');

export const headers = () => ({ 'cache-control': 'no-store' });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { wishLists, baseUrl } = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const locale = localeOf(url.pathname);
  const list = await wishLists.one(visitor, params.id, { page: Number(url.searchParams.get('page')), locale });
  if (!list) throw pageNotFound(url);
  const others = (await wishLists.overview(visitor)).filter(({ id }) => id !== list.id);
  return {
    list,
    others: others.map(({ id, name }) => ({ id, name })),
    shareUrl: list.secret && baseUrl + links(locale).sharedWishList(list.secret),
    crumb: list.name,
  };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const { wishLists } = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const outcome = await doWishAct({ wishLists, visitor, form: await request.formData() }, params.id);
  // without JavaScript the page of a deleted list would be an error, so go to the overview
  const isGone = outcome.ok ? outcome.act === 'delete' : outcome.reason === 'not_found';
  const isDocument = request.headers.get('accept')?.includes('text/html') ?? false;
  if (isGone && isDocument) throw redirect(links(localeOf(url.pathname)).wishLists());
  return outcome;
}

export async function clientAction({ request, serverAction, url }: Route.ClientActionArgs) {
  const outcome = await sendAndTell(request, serverAction);
  const isGone = outcome.ok ? outcome.act === 'delete' : outcome.reason === 'not_found';
  if (isGone) throw redirect(links(localeOf(url.pathname)).wishLists());
  return outcome;
}

export default function WishListRoute({ loaderData }: Route.ComponentProps) {
  const { list, others, shareUrl } = loaderData;
  return <ListPage list={list} others={others} shareUrl={shareUrl} />;
}
