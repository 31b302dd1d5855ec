import type { PageHandle } from '#domain/base/page-handle.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { ForgotPage } from '../forgot-page.tsx';
import { orFailed } from '../form/answer.ts';
import { asked, quietHeaders } from '../server/asked.ts';
import { forgotAction } from '../server/forgot-action.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'disallow' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('signIn.forgot.title'));

export const action = async (args: Route.ActionArgs) => forgotAction(await asked(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailed(serverAction);

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return <ForgotPage answer={actionData} />;
}
