import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { previewHeaders, previewOf, withPreviewHeaders } from '#web/storefront/base/preview/preview-headers.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { loadBlocks } from '#web/storefront/content/pages/blocks/load-blocks.ts';
import { CampaignPage } from '../campaign-page.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { cache: true };

const PRODUCTS = 8;

export const headers = previewHeaders;

export function meta({ loaderData, location, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { title, description, image, hasEnded, noindex, isPreview } = loaderData.campaign;
  const path = links(locale).campaign(params.slug);
  const hidden = hasEnded || noindex || isPreview;
  return [
    ...pageMeta({ matches, locale, path, title, description, image, noindex: hidden }),
    ...crumbsMeta({ matches, location }, { title }),
  ];
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const campaign = await shop.content.campaign(params.slug, locale, previewOf(url));
  if (!campaign) throw pageNotFound(url);
  const { category, hasEnded, withoutReduced } = campaign;
  const query = category && !hasEnded ? readListingQuery(new URLSearchParams({ stock: '1' }), category) : null;
  const hits = query ? (await shop.search.listing(query, locale)).hits : [];
  const products = hits.filter((card) => !withoutReduced || card.price.discountPercent === null).slice(0, PRODUCTS);
  const blocks = await loadBlocks(shop, campaign.blocks, locale);
  return withPreviewHeaders({ campaign, blocks, products }, campaign.isPreview);
}

export default function Campaign({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CrumbTrail title={loaderData.campaign.title} />
      <CampaignPage {...loaderData} />
    </>
  );
}
