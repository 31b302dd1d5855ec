import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { orFailed } from '../form/answer.ts';
import { ResetPage } from '../mail-links/reset-page.tsx';
import { tokenTitles } from '../mail-links/token-kinds.ts';
import { answered, asked, quietHeaders } from '../server/asked.ts';
import { resetAction } from '../server/token-actions.ts';
import { isLinkLive } from '../server/token-loader.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'disallow', crumbs: 'none' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t(tokenTitles.reset));

export async function loader(args: Route.LoaderArgs) {
  const { settings } = args.context.get(shopContext);
  return answered({ isLive: await isLinkLive('reset', args), minPassword: settings.PASSWORD_MIN_LENGTH });
}

export const action = async (args: Route.ActionArgs) => resetAction(await asked(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailed(serverAction);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPage {...loaderData} answer={actionData} />;
}
