import { orFailed } from '#storefront/features/login/form/answer.ts';
import { tokenTitles } from '#storefront/features/login/mail-links/token-kinds.ts';
import { TokenPage } from '#storefront/features/login/mail-links/token-page.tsx';
import { quietMeta } from '#storefront/features/login/quiet-meta.ts';
import { asked, quietHeaders } from '#storefront/features/login/server/asked.ts';
import { verifyAction } from '#storefront/features/login/server/token-actions.ts';
import { verifyLoader } from '#storefront/features/login/server/token-loader.ts';
import type { Route } from './+types/verify';

export const headers = () => quietHeaders;

export const meta = quietMeta(tokenTitles.verify);

export const loader = (args: Route.LoaderArgs) => verifyLoader(args);

export const action = async (args: Route.ActionArgs) => verifyAction(await asked(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailed(serverAction);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <TokenPage kind="verify" {...loaderData} answer={actionData} />;
}
