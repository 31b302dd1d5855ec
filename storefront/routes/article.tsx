import { localeOf } from '#domain/base/locale.ts';
import { jsonLdContext, shopContext } from '#storefront/context.ts';
import { Blocks } from '#storefront/features/content/blocks/blocks.tsx';
import { loadBlocks } from '#storefront/features/content/blocks/load-blocks.ts';
import { previewHeaders, previewOf, withPreviewHeaders } from '#storefront/features/content/preview-headers.ts';
import { PreviewNote } from '#storefront/features/content/preview-note.tsx';
import { UpdatedOn } from '#storefront/features/content/updated-on.tsx';
import { CrumbTrail } from '#storefront/features/shell/crumb-trail.tsx';
import { crumbsMeta } from '#storefront/features/shell/crumbs-meta.ts';
import { dateText } from '#storefront/i18n/dates.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { articleJsonLd } from '#storefront/seo/json-ld/article.ts';
import { questionsJsonLd } from '#storefront/seo/json-ld/questions.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import { MoreLink } from '#storefront/ui/link/link.tsx';
import { Picture } from '#storefront/ui/picture/picture.tsx';
import type { Route } from './+types/article';

export const headers = previewHeaders;

export function meta({ loaderData, location, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { title, description, image, noindex, isPreview } = loaderData;
  const path = links(locale).article(params.slug);
  const hidden = noindex || isPreview;
  return [
    ...pageMeta({ matches, locale, path, title, description, image, kind: 'article', noindex: hidden }),
    ...crumbsMeta({ matches, location }),
  ];
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const article = await shop.content.article(params.slug, locale, previewOf(url));
  if (!article) throw pageNotFound(url);
  const { baseUrl } = shop;
  const address = baseUrl + links(locale).article(params.slug);
  const asked = questionsJsonLd(article.blocks);
  context.set(jsonLdContext, [articleJsonLd(article, { baseUrl, url: address, locale }), ...(asked ? [asked] : [])]);
  const blocks = await loadBlocks(shop, article.blocks, locale);
  return withPreviewHeaders({ ...article, blocks }, article.isPreview);
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const { title, description, blocks, lang, image, date, updatedOn, isPreview } = loaderData;
  return (
    <>
      <CrumbTrail />
      <PreviewNote isPreview={isPreview} />
      <article className="wrap article">
        <header>
          {date && (
            <p className="small muted">
              <time dateTime={date}>{t('content.published', { date: dateText(date, locale) })}</time>
            </p>
          )}
          <h1 lang={lang}>{title}</h1>
          <p className="lead" lang={lang}>
            {description}
          </p>
          <UpdatedOn day={updatedOn} />
        </header>
        {image && (
          <div className="article-pic">
            <Picture image={{ id: image }} alt="" sizes="(min-width: 64rem) 60rem, 100vw" priority />
          </div>
        )}
        <Blocks blocks={blocks} lang={lang} />
        <p>
          <MoreLink to={links(locale).articles()}>{t('content.allArticles')}</MoreLink>
        </p>
      </article>
    </>
  );
}
