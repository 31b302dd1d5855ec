import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { RichText } from '#storefront/features/content/rich-text.tsx';
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

export default function ContentPage({ loaderData: { title, description, html, lang } }: Route.ComponentProps) {
  return (
    <article className="wrap article">
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
  );
}
