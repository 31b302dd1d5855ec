import { ForgotPage } from '#storefront/features/login/forgot-page.tsx';
import { orFailed } from '#storefront/features/login/form/answer.ts';
import { quietMeta } from '#storefront/features/login/quiet-meta.ts';
import { asked, quietHeaders } from '#storefront/features/login/server/asked.ts';
import { forgotAction } from '#storefront/features/login/server/forgot-action.ts';
import type { Route } from './+types/forgot-password';

export const headers = () => quietHeaders;

export const meta = quietMeta('login.forgot.title');

export const action = async (args: Route.ActionArgs) => forgotAction(await asked(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailed(serverAction);

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return <ForgotPage answer={actionData} />;
}
