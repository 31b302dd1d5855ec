import { Link } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { RichText } from '#storefront/features/content/rich-text.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/content';

export function meta({ loaderData, location, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { title, description } = loaderData;
  return pageMeta({ matches, locale, path: links(locale).content(params['*']), title, description });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await context.get(shopContext).content.page(params['*'].replace(/\/+$/, ''), localeOf(url.pathname));
  if (!page) throw pageNotFound(url);
  return page;
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const { path, title, description, html, lang } = loaderData;
  // a section's own page says what is in it
  const section = path.includes('/') ? loaderData.section : [];
  return (
    <div className="wrap article-cols">
      <article className="article">
        <header>
          <h1 lang={lang}>{title}</h1>
          {description && (
            <p className="lead" lang={lang}>
              {description}
            </p>
          )}
        </header>
        <RichText html={html} lang={lang} />
      </article>
      {section.length > 0 && (
        <nav className="article-side" aria-labelledby="section">
          <h2 id="section">{t('content.section')}</h2>
          <ul>
            {section.map((page) => (
              <li key={page.path} lang={page.lang}>
                <Link to={links(locale).content(page.path)}>{page.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
