import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shop as config } from '#shop.config';
import { shopContext } from '#storefront/context.ts';
import { quietHeaders } from '#storefront/features/login/server/asked.ts';
import { ConfirmPage } from '#storefront/features/newsletter/link-page.tsx';
import { confirmLink, toConfirm, tokenOf } from '#storefront/features/newsletter/link-server.ts';
import { loaded } from '#storefront/i18n/i18n.tsx';
import type { Route } from './+types/confirm';

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
