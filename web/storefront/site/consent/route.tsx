import { data } from 'react-router';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { readChoice } from '#web/storefront/base/consent/choice.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { SAVED, saveChoice } from './consent-action.ts';
import { CookiesPage } from './cookies-page.tsx';

export const handle: PageHandle = { robots: 'noindex' };

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('consent.title'));

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
