import { localeOf } from '#domain/base/locale.ts';
import { readListingQuery } from '#domain/search/query.ts';
import { shopContext } from '#storefront/context.ts';
import { CampaignPage } from '#storefront/features/campaigns/campaign-page.tsx';
import { loadBlocks } from '#storefront/features/content/blocks/load-blocks.ts';
import { previewHeaders, previewOf, withPreviewHeaders } from '#storefront/features/content/preview-headers.ts';
import { CrumbTrail } from '#storefront/features/shell/crumb-trail.tsx';
import { crumbsMeta } from '#storefront/features/shell/crumbs-meta.ts';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/campaign';

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
