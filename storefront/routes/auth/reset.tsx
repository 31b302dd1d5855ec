import { shopContext } from '#storefront/context.ts';
import { orFailed } from '#storefront/features/login/form/answer.ts';
import { ResetPage } from '#storefront/features/login/mail-links/reset-page.tsx';
import { tokenTitles } from '#storefront/features/login/mail-links/token-kinds.ts';
import { quietMeta } from '#storefront/features/login/quiet-meta.ts';
import { answered, asked, quietHeaders } from '#storefront/features/login/server/asked.ts';
import { resetAction } from '#storefront/features/login/server/token-actions.ts';
import { isLinkLive } from '#storefront/features/login/server/token-loader.ts';
import type { Route } from './+types/reset';

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
