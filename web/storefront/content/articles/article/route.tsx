import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { jsonLdContext, shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { previewHeaders, previewOf, withPreviewHeaders } from '#web/storefront/base/preview/preview-headers.ts';
import { PreviewNote } from '#web/storefront/base/preview/preview-note.tsx';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { Blocks } from '#web/storefront/content/pages/blocks/blocks.tsx';
import { loadBlocks } from '#web/storefront/content/pages/blocks/load-blocks.ts';
import { questionsJsonLd } from '#web/storefront/content/pages/json-ld/questions.ts';
import { UpdatedOn } from '#web/storefront/content/pages/updated-on.tsx';
import { classes } from '#web/ui/classes.ts';
import { MoreLink } from '#web/ui/link/link.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { ArticleList } from '../article-list.tsx';
import { articleJsonLd } from '../json-ld.ts';
import type { Route } from './+types/route';
import styles from './article.module.css';

export const handle: PageHandle = { cache: true, crumbs: 1 };

const MORE = 3;
const READ_NEXT = 'read-next';

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
  const newest = await shop.content.articles(locale, MORE + 1, article.day);
  const more = newest.filter(({ path }) => path !== params.slug).slice(0, MORE);
  return withPreviewHeaders({ ...article, blocks, more }, article.isPreview);
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const { title, description, blocks, lang, image, date, updatedOn, isPreview, more } = loaderData;
  return (
    <>
      <CrumbTrail />
      <PreviewNote isPreview={isPreview} />
      <div className={classes('wrap', styles.cols)}>
        <article className="article">
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
        </article>
        <aside className={styles.side} aria-labelledby={READ_NEXT}>
          <h2 id={READ_NEXT}>{t('content.readNext')}</h2>
          <ArticleList articles={more} heading="h3" />
          <MoreLink to={links(locale).articles()}>{t('content.allArticles')}</MoreLink>
        </aside>
      </div>
    </>
  );
}
