import { localeOf } from '#domain/base/locale.ts';
import { readListingQuery } from '#domain/search/query.ts';
import { shopContext } from '#storefront/context.ts';
import { CampaignPage } from '#storefront/features/campaigns/campaign-page.tsx';
import { CrumbTrail } from '#storefront/features/shell/crumb-trail.tsx';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import { pictureUrl } from '#storefront/ui/picture/picture-sources.ts';
import type { Route } from './+types/campaign';

const PRODUCTS = 8;

export function meta({ loaderData, location, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { title, description, image, hasEnded } = loaderData.campaign;
  const path = links(locale).campaign(params.slug);
  const found = pageMeta({ matches, locale, path, title, description, image: image && pictureUrl(image, 'large') });
  return hasEnded ? [...found, { name: 'robots', content: 'noindex' }] : found;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { content, search } = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const campaign = await content.campaign(params.slug, locale);
  if (!campaign) throw pageNotFound(url);
  const { category, hasEnded } = campaign;
  const query = category && !hasEnded ? readListingQuery(new URLSearchParams({ stock: '1' }), category) : null;
  const products = query ? (await search.listing(query, locale)).hits.slice(0, PRODUCTS) : [];
  return { campaign, products };
}

export default function Campaign({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CrumbTrail title={loaderData.campaign.title} />
      <CampaignPage {...loaderData} />
    </>
  );
}
