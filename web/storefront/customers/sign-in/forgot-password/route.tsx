import { ForgotPage } from '../forgot-page.tsx';
import { orFailed } from '../form/answer.ts';
import { quietMeta } from '../quiet-meta.ts';
import { asked, quietHeaders } from '../server/asked.ts';
import { forgotAction } from '../server/forgot-action.ts';
import type { Route } from './+types/route';

export const headers = () => quietHeaders;

export const meta = quietMeta('login.forgot.title');

export const action = async (args: Route.ActionArgs) => forgotAction(await asked(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailed(serverAction);

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return <ForgotPage answer={actionData} />;
}
