import type { PageHandle } from '#domain/base/page-handle.ts';
import { loadLocaleOf } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { CartPage } from './cart-page.tsx';

export const handle: PageHandle = { robots: 'disallow' };

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('cart.title'));

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
