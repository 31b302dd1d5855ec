import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { errorStatus, ShopError } from '#domain/base/error-codes.ts';
import { type AccessRefused, isAccessRefused } from '#domain/staff/actor.ts';
import { adminEntryOf } from './admin-build.ts';

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: Args) => unknown;

const INTERNAL = 500;

/** What a service refuses for another reason, as the page of its status; outages and bugs stay errors. */
function asPage(error: unknown): unknown {
  const status = error instanceof ShopError ? errorStatus[error.code] : INTERNAL;
  return status < INTERNAL ? new Response(null, { status }) : error;
}

/**
 * The build with loaders and actions whose refusals by a service are recorded and turned into a response: a loader's into the
 * 403 page, an action's too, unless a fresh factor or a second person would help. Then the page stays and offers that.
 */
export function recordRefusals(build: ServerBuild, shop: Shop): ServerBuild {
  const { refusedLoader, refusedAction, staffContext } = adminEntryOf(build);
  const guarded = (handler: Handler, answer: (refused: AccessRefused) => unknown) => async (args: Args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!isAccessRefused(error)) throw asPage(error);
      const staff = args.context.get(staffContext);
      if (staff) await shop.staff.recordRefusal(staff.actor, error);
      return answer(error);
    }
  };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(loader as Handler, refusedLoader) }),
      ...(action && { action: guarded(action as Handler, refusedAction) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
