import { localeOf } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { shopContext } from '#storefront/context.ts';
import { SharedListPage } from '#storefront/features/wish-lists/shared-list-page.tsx';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/shared-wish-list';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.list.name ?? ''} – ${shop.name}` },
  { name: 'robots', content: 'noindex' },
];

// whoever follows a link from here does not take the secret along
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

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
