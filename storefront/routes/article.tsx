import { isPossibleId } from '#domain/base/ids.ts';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { RichText } from '#storefront/features/content/rich-text.tsx';
import { CrumbTrail } from '#storefront/features/shell/crumb-trail.tsx';
import { dateText } from '#storefront/i18n/dates.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import { MoreLink } from '#storefront/ui/link/link.tsx';
import { Picture } from '#storefront/ui/picture/picture.tsx';
import { pictureUrl } from '#storefront/ui/picture/picture-sources.ts';
import type { Route } from './+types/article';

export function meta({ loaderData, location, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { title, description, image } = loaderData;
  const path = links(locale).article(params.slug);
  return pageMeta({ matches, locale, path, title, description, image: image ? pictureUrl(image, 'large') : null });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { content } = context.get(shopContext);
  const article = isPossibleId(params.slug) ? await content.article(params.slug, localeOf(url.pathname)) : null;
  if (!article) throw pageNotFound(url);
  return article;
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const { title, description, html, lang, image, date } = loaderData;
  return (
    <>
      <CrumbTrail />
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
        </header>
        {image && (
          <div className="article-pic">
            <Picture image={{ id: image }} alt="" sizes="(min-width: 64rem) 60rem, 100vw" priority />
          </div>
        )}
        <RichText html={html} lang={lang} />
        <p>
          <MoreLink to={links(locale).articles()}>{t('content.allArticles')}</MoreLink>
        </p>
      </article>
    </>
  );
}
