import { localeOf } from '#domain/base/locale.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { DiagramListPage } from './diagram-list-page.tsx';
import { diagramQueryPath, readDiagramQuery } from './diagram-query.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const { query, total } = loaderData;
  const machine = [query.make, query.model].filter(Boolean).join(' ');
  const title = t('diagram.title');
  return [
    ...pageMeta({
      matches,
      locale,
      path: diagramQueryPath(query, locale),
      title: machine ? `${title}, ${machine}` : title,
      description: t('diagram.text'),
      noindex: total === 0,
    }),
    ...crumbsMeta({ matches, location }, { title }),
  ];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readDiagramQuery(url.searchParams);
  const list = await context.get(shopContext).diagrams.list(query, localeOf(url.pathname));
  return { ...list, query };
}

export default function Diagrams({ loaderData }: Route.ComponentProps) {
  return <DiagramListPage {...loaderData} />;
}
