import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { loaded, useI18n } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { ArticleList } from './article-list.tsx';

export const handle: PageHandle = { cache: true, inSiteMap: true };

const MOST = 100;

export function meta({ location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const description = t('content.articlesText');
  return [
    ...pageMeta({ matches, locale, path: links(locale).articles(), title: t('content.articles'), description }),
    ...crumbsMeta({ matches, location }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: t('content.articles'),
      href: links(locale).articleFeed(),
    },
  ];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  return { articles: await context.get(shopContext).content.articles(localeOf(url.pathname), MOST) };
}

export default function Articles({ loaderData: { articles } }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  return (
    <>
      <CrumbTrail />
      <div className="wrap article">
        <header>
          <h1>{t('content.articles')}</h1>
          <p className="lead">{t(articles.length > 0 ? 'content.articlesText' : 'content.noArticles')}</p>
        </header>
        <ArticleList articles={articles} isFirst />
        <p>
          <a className="link" href={links(locale).articleFeed()}>
            {t('content.rss')}
          </a>
        </p>
      </div>
    </>
  );
}
