import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { readChoice } from '#web/storefront/base/consent/choice.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { SAVED, saveChoice } from './consent-action.ts';
import { CookiesPage } from './cookies-page.tsx';

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const locale = localeOf(location.pathname);
  return pageMeta({ matches, locale, path: '', title: loaded(locale)('consent.title'), noindex: true });
};

export function loader({ context, request, url }: Route.LoaderArgs) {
  const { settings } = context.get(shopContext);
  const isMeasured = settings.GTM_ID !== undefined;
  const choice = readChoice(request.headers.get('cookie'), isMeasured);
  return data(
    {
      choice: choice && { allowed: choice.allowed, since: choice.at.toISOString() },
      isSaved: url.searchParams.has(SAVED),
      isMeasured,
    },
    { headers: { 'cache-control': 'no-store' } },
  );
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  saveChoice(context.get(shopContext), request, url);

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <CookiesPage {...loaderData} />;
}
