import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { answerOf, askedBy } from '#web/storefront/customers/newsletter/ask-server.ts';
import { send } from '#web/storefront/customers/newsletter/send.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import type { Route } from './+types/route';
import { chosenWatch } from './chosen-watch.ts';
import { WatchPage } from './watch-page.tsx';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) =>
  titleMeta(page, (t) => [t('newsletter.watch.title'), page.loaderData?.choices.name].filter(Boolean).join(': '));

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { auth, formStamps, alerts } = context.get(shopContext);
  const choices = await alerts.choices(params.slug, localeOf(url.pathname));
  if (!choices) throw pageNotFound(url);
  const visitor = await auth.visitor(request.headers);
  return data(
    {
      choices,
      chosen: chosenWatch(choices, url.searchParams),
      stamp: formStamps.stamp(),
      email: visitor?.email ?? '',
    },
    { headers: quietHeaders },
  );
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { typed, asking } = await askedBy({ shop, request, locale: localeOf(url.pathname) });
  const outcome = await shop.alerts.ask(params.slug, typed, asking);
  if (!outcome) throw pageNotFound(url);
  return answerOf(shop, typed, outcome, quietHeaders);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => send(request, serverAction);

/** Does not reload while the same page is open, so that choices stay; opening the page loads the product again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

export default function Watch({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <>
      <CrumbTrail title={t('newsletter.watch.title')} />
      <WatchPage {...loaderData} answer={actionData} />
    </>
  );
}
