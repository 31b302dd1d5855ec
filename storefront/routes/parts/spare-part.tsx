import { data, redirect, useLocation } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { SparePartHit } from '#domain/spare-parts/part.ts';
import { jsonLdContext, shopContext } from '#storefront/context.ts';
import { quoteStore } from '#storefront/features/quote-cart/quote-store.ts';
import { crumbsMeta } from '#storefront/features/shell/crumbs-meta.ts';
import { skuOfPath } from '#storefront/features/spare-parts/part/part-address.ts';
import { loadPart } from '#storefront/features/spare-parts/part/part-data.ts';
import { PartPage } from '#storefront/features/spare-parts/part/part-page.tsx';
import { PartUnavailable } from '#storefront/features/spare-parts/part/part-unavailable.tsx';
import { SeveralParts } from '#storefront/features/spare-parts/part/several-parts.tsx';
import { useRest } from '#storefront/features/spare-parts/part/use-rest.ts';
import { loaded, loadLocaleOf } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/spare-part';

const RETRY_SECONDS = '60';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const shown = loaderData && 'shown' in loaderData ? loaderData.shown[0] : null;
  if (!shown) return pageMeta({ matches, locale, path: '', title: t('parts.title'), noindex: true });
  const { productCode: code, name, supplier, sku } = shown;
  return [
    ...pageMeta({
      matches,
      locale,
      path: links(locale).sparePart(sku),
      title: `${name.default} ${code}, ${supplier}`,
      description: t('parts.page.description', { name: name.default, code, supplier }),
    }),
    ...crumbsMeta({ matches, location }, { title: code }),
  ];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const sku = skuOfPath(url.pathname);
  const locale = localeOf(url.pathname);
  const page = sku === null ? null : await loadPart(context.get(shopContext), sku, locale);
  if (!page) throw pageNotFound(url);
  if (page.kind === 'moved') throw redirect(links(locale).sparePart(page.to), 301);
  if (page.kind === 'unavailable') return data(page, { status: 503, headers: { 'retry-after': RETRY_SECONDS } });
  if (page.kind !== 'part') return page;
  const { jsonLd, ...part } = page;
  if (jsonLd) context.set(jsonLdContext, [jsonLd]);
  return part;
}

/** A part of the last search is shown at once, while the rest of its page comes (spec 4). */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  await loadLocaleOf(url.pathname);
  const known = quoteStore.getState().parts[skuOfPath(url.pathname) ?? ''];
  // one that was replaced may have moved
  if (!known || known.replacedBy.length > 0) return serverLoader();
  const shown: [SparePartHit] = [known];
  return { kind: 'known' as const, shown, coming: serverLoader() };
}

export default function SparePart({ loaderData }: Route.ComponentProps) {
  const come = useRest(loaderData.kind === 'known' ? loaderData.coming : null);
  const { pathname } = useLocation();
  const page = come ?? loaderData;
  if (page.kind === 'several') return <SeveralParts {...page} />;
  if (page.kind === 'unavailable') return <PartUnavailable address={pathname} />;
  return <PartPage shown={page.shown} rest={page.kind === 'known' ? null : page} />;
}
