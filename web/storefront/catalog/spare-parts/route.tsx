import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { PartIndex } from './search/part-index.tsx';

export const handle: PageHandle = { inSiteMap: true };

export function meta({ location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const [title, description] = [t('parts.index.metaTitle'), t('parts.description')];
  return [
    ...pageMeta({ matches, locale, path: location.pathname, title, description }),
    ...crumbsMeta({ matches, location }),
  ];
}

export const loader = ({ context }: Route.LoaderArgs) => ({
  hasRegister: context.get(shopContext).vehicleRegister.isOn,
});

export default function PartsStart({ loaderData }: Route.ComponentProps) {
  return <PartIndex {...loaderData} />;
}
