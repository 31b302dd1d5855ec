import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { Styleguide, words } from './styleguide.tsx';

export const handle: PageHandle = { robots: 'noindex' };

export const meta: Route.MetaFunction = (page) => titleMeta(page, () => words[localeOf(page.location.pathname)].title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const shopAtHand = context.get(shopContext);
  // for developers only; a live shop responds 404
  if (shopAtHand.settings.SHOP_MODE === 'live') throw new Response(null, { status: 404 });
  const locale = localeOf(url.pathname);
  const cards = await shopAtHand.catalog.newest(locale, 5);
  // the frames load mails of the demo mailbox
  const mails = shopAtHand.settings.SHOP_MODE === 'demo' ? await shopAtHand.mail.examples(locale) : [];
  return {
    images: cards.flatMap(({ image }) => (image ? [{ id: image.id, alt: image.alt }] : [])),
    mails: mails.map(({ kind, subject, text }) => ({ kind, subject, text })),
  };
}

export default function StyleguidePage({ loaderData }: Route.ComponentProps) {
  return <Styleguide {...loaderData} />;
}
