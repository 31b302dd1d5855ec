import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { loggedPath } from '#domain/base/logged-path.ts';
import { nonceContext, shopContext, unavailableContext } from '#web/admin/base/context.ts';
import { ChangedFacts } from '#web/ui/changed-facts.tsx';
import { renderPage } from '#web/ui/render-page.ts';

// the server must set these same objects: a second copy of the module would be another context
export { nonceContext, shopContext, staffContext, unavailableContext } from '#web/admin/base/context.ts';
export { refusedAction, refusedData, refusedLoader } from '#web/admin/base/refusal.ts';

export const streamTimeout = 5_000;

/** Checks the code of a `ShopError`, because `instanceof` fails: this bundle has its own copy of the class. */
const isUnavailable = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'unavailable';

/** Logs an error of a page; the person sees the error page without it. Ignores aborted requests and expected responses. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  if (isUnavailable(error)) context.set(unavailableContext, true);
  const path = loggedPath(new URL(request.url).pathname);
  context.get(shopContext).log.error({ err: error, path }, 'admin page failed');
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext) || undefined;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const page = await renderPage(
    <ChangedFacts value={context.get(shopContext).shopFacts.changed()}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </ChangedFacts>,
    { nonce, timeoutMs: streamTimeout + 1000 },
  );
  if (page.error) context.get(shopContext).log.error({ err: page.error }, 'admin page failed');
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page.html, { status: page.error ? 500 : status, headers });
}
