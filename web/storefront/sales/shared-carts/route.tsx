import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { loadLocaleOf } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import type { Route } from './+types/route';
import { NoSharedCart, SharedCartPage } from './shared-cart-page.tsx';

export const handle: PageHandle = { robots: 'disallow' };

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('shared.title'));

// outgoing links must not reveal the token, and what is ordered afterwards must show its origin
export const headers = () => quietHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  await loadLocaleOf(url.pathname);
  const { sharedCarts, campaigns, now } = context.get(shopContext);
  const cart = await sharedCarts.open(url.searchParams.get('c') ?? '', localeOf(url.pathname));
  const atWork = cart ? await campaigns.atWork({ code: null, items: [], userId: null, email: null }) : null;
  const found = cart && { cart, campaigns: atWork?.campaigns ?? [], now: now().toISOString() };
  return data({ found }, { status: found ? 200 : 404 });
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), loadLocaleOf(url.pathname)]);
  return answer;
}

export default function SharedCartRoute({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <>
      <CrumbTrail />
      {found ? <SharedCartPage {...found} /> : <NoSharedCart />}
    </>
  );
}
