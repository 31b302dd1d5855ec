import { redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { ConfirmPage } from '../confirm-page.tsx';
import { TokenPage } from '../mail-links/token-page.tsx';
import { answered, asked, quietHeaders } from '../server/asked.ts';
import { resendAction, tokenOf, verifyAction } from '../server/token-actions.ts';
import { verifyLoader } from '../server/token-loader.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'disallow' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('signIn.confirm.title'));

/** Guard: signed-in customers with an unverified address, and everybody with a token (sign-in-9). */
async function unconfirmed({ context, request, url }: Route.LoaderArgs | Route.ActionArgs) {
  const visitor = await context.get(shopContext).auth.visitor(request.headers);
  const to = links(localeOf(url.pathname));
  if (!visitor) throw redirect(to.signIn(to.confirmEmail()), { headers: quietHeaders });
  if (visitor.isVerified) throw redirect(to.account(), { headers: quietHeaders });
  return visitor;
}

export async function loader(args: Route.LoaderArgs) {
  if (tokenOf(args.url)) return verifyLoader(args);
  const { email } = await unconfirmed(args);
  return answered({ email });
}

export async function action(args: Route.ActionArgs) {
  if (tokenOf(args.url)) return verifyAction(await asked(args));
  return resendAction(await asked(args), await unconfirmed(args));
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  if ('isLive' in loaderData)
    return (
      <TokenPage kind="verify" {...loaderData} answer={actionData && 'values' in actionData ? actionData : undefined} />
    );
  return <ConfirmPage {...loaderData} answer={actionData && 'sent' in actionData ? actionData : undefined} />;
}
