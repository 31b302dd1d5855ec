import { redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { STATEMENT, withoutEndSlashes } from '#domain/base/page-path.ts';
import { jsonLdContext, shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { previewHeaders, previewOf, withPreviewHeaders } from '#web/storefront/base/preview/preview-headers.ts';
import { PreviewNote } from '#web/storefront/base/preview/preview-note.tsx';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import styles from '#web/storefront/content/pages/content.module.css';
import { classes } from '#web/ui/classes.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { loadBlocks } from '../blocks/load-blocks.ts';
import { contentJsonLd } from '../json-ld/content-page.ts';
import { SectionNav } from '../section-nav.tsx';
import { UpdatedOn } from '../updated-on.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { cache: true, crumbs: 'none' };

export const headers = previewHeaders;

/** Path of the page below its prefix, without trailing slashes. */
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
      <div className={classes('wrap', styles.cols)}>
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
