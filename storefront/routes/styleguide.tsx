import { localeOf } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { shopContext } from '#storefront/context.ts';
import { Styleguide } from '#storefront/features/styleguide/styleguide.tsx';
import type { Route } from './+types/styleguide';

export const meta: Route.MetaFunction = () => [
  { title: `Tyyliopas – ${shop.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const cards = await context.get(shopContext).catalog.newest(localeOf(url.pathname), 5);
  return { images: cards.flatMap(({ image }) => (image ? [{ id: image.id, alt: image.alt }] : [])) };
}

export default function StyleguidePage({ loaderData }: Route.ComponentProps) {
  return <Styleguide images={loaderData.images} />;
}
