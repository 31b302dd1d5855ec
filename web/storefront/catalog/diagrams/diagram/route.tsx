import { localeOf } from '#domain/base/locale.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { DiagramPage } from '../diagram-page.tsx';
import type { Route } from './+types/route';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const { slug, name, make, model, rows } = loaderData.diagram;
  const parts = rows.flatMap(({ part }) => part?.name.default ?? []).slice(0, 6);
  const machine = `${make} ${model}`;
  return [
    ...pageMeta({
      matches,
      locale,
      path: links(locale).diagram(slug),
      title: `${name}, ${machine} – ${t('diagram.title')}`,
      description: `${t('diagram.drawing', { name, machine })}: ${parts.join(', ')}.`,
    }),
    ...crumbsMeta({ matches, location }, { title: `${machine}, ${name}` }),
  ];
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { diagrams } = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const diagram = await diagrams.diagram(params.slug, locale);
  if (!diagram) throw pageNotFound(url);
  const { make, model, slug } = diagram;
  const ofMachine = await diagrams.list({ make, model, page: 1 }, locale);
  return { diagram, others: ofMachine.diagrams.filter((other) => other.slug !== slug) };
}

export default function DiagramRoute({ loaderData }: Route.ComponentProps) {
  return <DiagramPage {...loaderData} />;
}
