import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { errorStatus, ShopError } from '#domain/base/error-codes.ts';
import { type AccessRefused, isAccessRefused } from '#domain/staff/actor.ts';
import { adminEntryOf, type SentDocument } from './admin-build.ts';

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: Args) => unknown;
type Answers = {
  refused: (refusal: AccessRefused, sent: SentDocument | null) => unknown;
  done: (result: unknown, sent: SentDocument | null) => unknown;
};

const INTERNAL = 500;

/** What a service refuses for another reason, as the page of its status; outages and bugs stay errors. */
function asPage(error: unknown): unknown {
  const status = error instanceof ShopError ? errorStatus[error.code] : INTERNAL;
  return status < INTERNAL ? new Response(null, { status }) : error;
}

/** A copy of a form that the browser itself sent, not a script of the page. */
const documentForm = ({ request, context }: Args): SentDocument | null =>
  request.method === 'POST' && request.headers.get('accept')?.includes('text/html')
    ? { request: request.clone(), context }
    : null;

/**
 * The build with loaders and actions whose refusals by a service are recorded and turned into a response: a loader's into the
 * 403 page, an action's too, unless a fresh factor or a second person would help. Then the page offers that: in a dialog, and to a
 * browser without scripts as a form.
 */
export function recordRefusals(build: ServerBuild, shop: Shop): ServerBuild {
  const { refusedLoader, refusedAction, refusedData, staffContext } = adminEntryOf(build);
  const guarded = (handler: Handler, answers: Answers) => async (args: Args) => {
    const sent = documentForm(args);
    let result: unknown;
    try {
      result = await handler(args);
    } catch (error) {
      if (!isAccessRefused(error)) throw asPage(error);
      const staff = args.context.get(staffContext);
      if (staff) await shop.staff.recordRefusal(staff.actor, error);
      return answers.refused(error, sent);
    }
    return answers.done(result, sent);
  };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(loader as Handler, { refused: refusedLoader, done: (result) => result }) }),
      ...(action && { action: guarded(action as Handler, { refused: refusedAction, done: refusedData }) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
