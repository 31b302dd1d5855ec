import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { DiagramPage } from '#storefront/features/diagrams/diagram-page.tsx';
import { crumbsMeta } from '#storefront/features/shell/crumbs-meta.ts';
import { loaded } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/diagram';

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
