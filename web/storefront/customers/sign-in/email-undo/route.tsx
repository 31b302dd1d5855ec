import type { PageHandle } from '#domain/base/page-handle.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { orFailed } from '../form/answer.ts';
import { tokenTitles } from '../mail-links/token-kinds.ts';
import { TokenPage } from '../mail-links/token-page.tsx';
import { asked, quietHeaders } from '../server/asked.ts';
import { emailUndoAction } from '../server/token-actions.ts';
import { tokenLoader } from '../server/token-loader.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'disallow', crumbs: 'none' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t(tokenTitles.undo));

export const loader = (args: Route.LoaderArgs) => tokenLoader('undo', args);

export const action = async (args: Route.ActionArgs) => emailUndoAction(await asked(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailed(serverAction);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <TokenPage kind="undo" {...loaderData} answer={actionData} />;
}
