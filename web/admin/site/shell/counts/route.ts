import { staffOf } from '#web/admin/base/context.ts';
import { viewSettings } from '#web/admin/base/view-settings.ts';
import { menuCounts } from '../shell-data.ts';
import type { Route } from './+types/route';

/** The numbers of the menu, which follow the work of colleagues on every page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { store } = await viewSettings(request);
  return menuCounts(await shop.workQueue.counts(actor, store));
}
