import { data, redirect, useLocation } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { loaded, loadLocaleOf } from '#web/messages/i18n.tsx';
import { jsonLdContext, shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { cachedPart } from '../last-search.ts';
import type { Route } from './+types/route';
import { skuOfPath } from './part-address.ts';
import { loadPart } from './part-data.ts';
import { PartPage } from './part-page.tsx';
import { PartUnavailable } from './part-unavailable.tsx';
import { SeveralParts } from './several-parts.tsx';
import { usePromise } from './use-promise.ts';

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

/** Shows a part of the last search at once, while the rest of its page loads (spare-part-10). */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  await loadLocaleOf(url.pathname);
  const known = cachedPart(skuOfPath(url.pathname) ?? '');
  // a replaced part may redirect
  if (!known || known.replacedBy.length > 0) return serverLoader();
  const shown: [SparePartHit] = [known];
  return { kind: 'known' as const, shown, rest: serverLoader() };
}

export default function SparePart({ loaderData }: Route.ComponentProps) {
  const loadedPage = usePromise(loaderData.kind === 'known' ? loaderData.rest : null);
  const { pathname } = useLocation();
  const page = loadedPage ?? loaderData;
  if (page.kind === 'several') return <SeveralParts {...page} />;
  if (page.kind === 'unavailable') return <PartUnavailable address={pathname} />;
  return <PartPage shown={page.shown} rest={page.kind === 'known' ? null : page} />;
}
