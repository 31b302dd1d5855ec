import { createRequestHandler, type RouterContextProvider } from 'react-router';
import type { LoadBuild } from '#backend/platform/http-kit/builds.ts';

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Answers requests with the built pages. A build given as a function is taken for one that changes, and its hundred routes
 * would be sorted and compiled anew for every request: in production it is loaded once.
 */
export function pageHandler(loadBuild: LoadBuild, mode: string): PageHandler {
  if (mode !== 'production') return createRequestHandler(loadBuild, mode);
  let loading: Promise<PageHandler> | undefined;
  return async (request, context) => {
    loading ??= loadBuild().then((loaded) => createRequestHandler(loaded, mode));
    loading.catch(() => {
      loading = undefined;
    });
    const handle = await loading;
    return handle(request, context);
  };
}
