import { localeOf } from '#domain/base/locale.ts';
import { crumbsMeta } from '#storefront/features/shell/crumbs-meta.ts';
import { PartIndex } from '#storefront/features/spare-parts/search/part-index.tsx';
import { loaded } from '#storefront/i18n/i18n.tsx';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/spare-parts';

export function meta({ location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const [title, description] = [t('parts.index.metaTitle'), t('parts.description')];
  return [
    ...pageMeta({ matches, locale, path: location.pathname, title, description }),
    ...crumbsMeta({ matches, location }),
  ];
}

export default PartIndex;
