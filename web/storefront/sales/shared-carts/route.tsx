import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { loaded, loadLocaleOf } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import type { Route } from './+types/route';
import { NoSharedCart, SharedCartPage } from './shared-cart-page.tsx';

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${loaded(localeOf(location.pathname))('shared.title')} – ${shop.name}` },
  { name: 'robots', content: 'noindex' },
];

// outgoing links must not reveal the token
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

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
