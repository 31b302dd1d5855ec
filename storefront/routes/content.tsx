import { redirect } from 'react-router';
import { withoutEndSlashes } from '#domain/base/end-slashes.ts';
import { localeOf } from '#domain/base/locale.ts';
import { STATEMENT } from '#domain/content/page-path.ts';
import { jsonLdContext, shopContext } from '#storefront/context.ts';
import { Blocks } from '#storefront/features/content/blocks/blocks.tsx';
import { loadBlocks } from '#storefront/features/content/blocks/load-blocks.ts';
import { previewHeaders, previewOf, withPreviewHeaders } from '#storefront/features/content/preview-headers.ts';
import { PreviewNote } from '#storefront/features/content/preview-note.tsx';
import { SectionNav } from '#storefront/features/content/section-nav.tsx';
import { UpdatedOn } from '#storefront/features/content/updated-on.tsx';
import { links } from '#storefront/links.ts';
import { contentJsonLd } from '#storefront/seo/json-ld/content-page.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/content';

export const headers = previewHeaders;

/** The page's path below its door: a slash at the end makes no page of its own. */
const pathOf = ({ '*': path }: Route.MetaArgs['params']) => withoutEndSlashes(path);

export function meta({ loaderData, location, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { title, description, image, noindex, isPreview } = loaderData;
  const path = links(locale).content(pathOf(params));
  return pageMeta({ matches, locale, path, title, description, image, noindex: noindex || isPreview });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const path = pathOf(params);
  if (path === STATEMENT) throw redirect(links(locale).accessibility() + url.search, 301);
  const page = await shop.content.page(path, locale, previewOf(url));
  if (!page) throw pageNotFound(url);
  context.set(jsonLdContext, contentJsonLd(page, { baseUrl: shop.baseUrl, locale, now: shop.now() }));
  const blocks = await loadBlocks(shop, page.blocks, locale);
  return withPreviewHeaders({ ...page, blocks }, page.isPreview);
}

export default function ContentPage({ loaderData: page }: Route.ComponentProps) {
  const { title, description, blocks, lang, isPreview, updatedOn } = page;
  return (
    <>
      <PreviewNote isPreview={isPreview} />
      <div className="wrap article-cols">
        <article className="article">
          <header>
            <h1 lang={lang}>{title}</h1>
            <p className="lead" lang={lang}>
              {description}
            </p>
            <UpdatedOn day={updatedOn} />
          </header>
          <Blocks blocks={blocks} lang={lang} />
        </article>
        <SectionNav page={page} />
      </div>
    </>
  );
}
