import { localeOf } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { QuotePage } from '#storefront/features/quote-cart/quote-page.tsx';
import { CrumbTrail } from '#storefront/features/shell/crumb-trail.tsx';
import { loaded, loadLocaleOf } from '#storefront/i18n/i18n.tsx';
import type { Route } from './+types/quote-cart';

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${loaded(localeOf(location.pathname))('quote.title')} – ${shop.name}` },
  { name: 'robots', content: 'noindex' },
];

// its texts are there before its title is asked for
export async function loader({ url }: Route.LoaderArgs) {
  await loadLocaleOf(url.pathname);
  return null;
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  await loadLocaleOf(url.pathname);
  return null;
}

export default function QuoteCart() {
  return (
    <>
      <CrumbTrail />
      <QuotePage />
    </>
  );
}
