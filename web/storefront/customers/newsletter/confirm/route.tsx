import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shop as config } from '#shop.config';
import { loaded } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { ConfirmPage } from '../link-page.tsx';
import { confirmLink, toConfirm, tokenOf } from '../link-server.ts';
import type { Route } from './+types/route';

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${loaded(localeOf(location.pathname))('newsletter.confirm.title')} – ${config.name}` },
  { name: 'robots', content: 'noindex' },
];

export const loader = async ({ context, url }: Route.LoaderArgs) =>
  data({ link: await toConfirm(context.get(shopContext), tokenOf(url)) }, { headers: quietHeaders });

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const answer = await confirmLink(shop, tokenOf(url), shop.auth.clientOf(request));
  return data(answer, { status: answer.state === 'limited' ? 429 : 200, headers: quietHeaders });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage link={loaderData.link} answer={actionData} />;
}
