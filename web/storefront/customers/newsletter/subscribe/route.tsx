import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shop as config } from '#shop.config';
import { loaded } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { answerOf, askedBy } from '../ask-server.ts';
import { send } from '../send.ts';
import { SubscribePage } from '../subscribe-page.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { inSiteMap: true };

// the form contains the customer's address and its opening time
const FRESH = { 'cache-control': 'no-store' };

export const headers = () => FRESH;

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const description = t('newsletter.description', { shop: config.name });
  const path = links(locale).newsletter();
  return [
    ...pageMeta({ matches, locale, path, title: t('newsletter.title'), description }),
    ...crumbsMeta({ matches, location }),
  ];
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { auth, formStamps } = context.get(shopContext);
  const visitor = await auth.visitor(request.headers);
  return data({ stamp: formStamps.stamp(), email: visitor?.email ?? '' }, { headers: FRESH });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { typed, asking } = await askedBy({ shop, request, locale: localeOf(url.pathname) });
  const source = typed.source === 'footer' ? 'footer' : 'page';
  const outcome = await shop.newsletter.ask(typed, { ...asking, source });
  const told = outcome.ok
    ? { ok: true as const, value: { email: outcome.value.email, waiting: outcome.value.confirmed } }
    : outcome;
  return answerOf(shop, typed, told, FRESH);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => send(request, serverAction);

export default function Subscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscribePage {...loaderData} answer={actionData} />;
}
