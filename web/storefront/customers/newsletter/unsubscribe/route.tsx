import { data } from 'react-router';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { UnsubscribePage } from '../link-page.tsx';
import { tokenOf, toUnsubscribe, unsubscribeLink } from '../link-server.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('newsletter.unsubscribe.title'));

export const loader = async ({ context, url }: Route.LoaderArgs) =>
  data({ link: await toUnsubscribe(context.get(shopContext), tokenOf(url)) }, { headers: quietHeaders });

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const client = shop.auth.clientOf(request);
  const form = await request.formData().catch(() => new FormData());
  const answer = await unsubscribeLink(shop, tokenOf(url), { ip: client.ip, all: form.get('all') === '1' });
  return data(answer, { status: answer.state === 'old' ? 404 : 200, headers: quietHeaders });
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsubscribePage link={loaderData.link} answer={actionData} />;
}
