import { shopContext } from '#web/storefront/base/context.ts';
import { orFailed } from '../form/answer.ts';
import { ResetPage } from '../mail-links/reset-page.tsx';
import { tokenTitles } from '../mail-links/token-kinds.ts';
import { quietMeta } from '../quiet-meta.ts';
import { answered, asked, quietHeaders } from '../server/asked.ts';
import { resetAction } from '../server/token-actions.ts';
import { isLinkLive } from '../server/token-loader.ts';
import type { Route } from './+types/route';

export const headers = () => quietHeaders;

export const meta = quietMeta(tokenTitles.reset);

export async function loader(args: Route.LoaderArgs) {
  const { settings } = args.context.get(shopContext);
  return answered({ isLive: await isLinkLive('reset', args), minPassword: settings.PASSWORD_MIN_LENGTH });
}

export const action = async (args: Route.ActionArgs) => resetAction(await asked(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailed(serverAction);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPage {...loaderData} answer={actionData} />;
}
