import { Outlet } from 'react-router';
import { shop } from '#shop.config';
import { askToSignIn } from '#web/admin/base/ask-to-sign-in.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { DraftOwner } from '#web/admin/base/drafts/use-draft.ts';
import { Fault } from '#web/admin/base/pieces/fault.tsx';
import { viewSettings } from '#web/admin/base/view-settings.ts';
import type { Route } from './+types/layout';
import { Frame } from './frame.tsx';
import { menuCounts, type ShellData } from './shell-data.ts';

export const middleware: Route.MiddlewareFunction[] = [askToSignIn];

export async function loader({ request, context }: Route.LoaderArgs): Promise<ShellData> {
  const { shop: services, actor, isOnTablet } = staffOf(context);
  const { store } = await viewSettings(request);
  const stores = shop.stores.filter(({ id }) => actor.stores.length === 0 || actor.stores.includes(id));
  const counts = menuCounts(await services.workQueue.counts(actor, store));
  const draftOwner = isOnTablet ? null : actor.id;
  return {
    draftOwner,
    name: actor.name,
    role: actor.role,
    stores: stores.map(({ id, name }) => ({ id, name })),
    counts,
    setup: await services.setup.progressOf(actor),
  };
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <DraftOwner value={loaderData.draftOwner}>
      <Frame data={loaderData}>
        <Outlet />
      </Frame>
    </DraftOwner>
  );
}

/** Errors of a page keep the menu. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const fault = <Fault error={error} />;
  return loaderData ? <Frame data={loaderData}>{fault}</Frame> : fault;
}
