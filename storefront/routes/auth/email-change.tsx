import { orFailed } from '#storefront/features/login/form/answer.ts';
import { tokenTitles } from '#storefront/features/login/mail-links/token-kinds.ts';
import { TokenPage } from '#storefront/features/login/mail-links/token-page.tsx';
import { quietMeta } from '#storefront/features/login/quiet-meta.ts';
import { asked, quietHeaders } from '#storefront/features/login/server/asked.ts';
import { emailChangeAction } from '#storefront/features/login/server/token-actions.ts';
import { tokenLoader } from '#storefront/features/login/server/token-loader.ts';
import type { Route } from './+types/email-change';

export const headers = () => quietHeaders;

export const meta = quietMeta(tokenTitles.change);

export const loader = (args: Route.LoaderArgs) => tokenLoader('change', args);

export const action = async (args: Route.ActionArgs) => emailChangeAction(await asked(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailed(serverAction);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <TokenPage kind="change" {...loaderData} answer={actionData} />;
}
