import { localeOf } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { loaded, loadLocaleOf } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import type { Route } from './+types/route';
import { CartPage } from './cart-page.tsx';

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${loaded(localeOf(location.pathname))('cart.title')} – ${shop.name}` },
  { name: 'robots', content: 'noindex' },
];

const paymentOf = (url: URL) => {
  const outcome = url.searchParams.get('maksu');
  return { payment: outcome === 'peruttu' ? 'cancelled' : outcome === 'virhe' ? 'failed' : null } as const;
};

export async function loader({ url }: Route.LoaderArgs) {
  await loadLocaleOf(url.pathname);
  return paymentOf(url);
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  await loadLocaleOf(url.pathname);
  return paymentOf(url);
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CrumbTrail />
      <CartPage payment={loaderData.payment} />
    </>
  );
}
