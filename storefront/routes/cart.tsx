import { localeOf } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { CartPage } from '#storefront/features/cart/cart-page.tsx';
import { CrumbTrail } from '#storefront/features/shell/crumb-trail.tsx';
import { loaded } from '#storefront/i18n/i18n.tsx';
import type { Route } from './+types/cart';

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${loaded(localeOf(location.pathname))('cart.title')} – ${shop.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url }: Route.LoaderArgs) {
  const outcome = url.searchParams.get('maksu');
  return { payment: outcome === 'peruttu' ? 'cancelled' : outcome === 'virhe' ? 'failed' : null } as const;
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CrumbTrail />
      <CartPage payment={loaderData.payment} />
    </>
  );
}
