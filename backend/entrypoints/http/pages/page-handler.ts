import { createRequestHandler, type RouterContextProvider } from 'react-router';
import type { LoadBuild } from '#backend/entrypoints/http/pages/builds.ts';

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * React Router's request handler. Given a build as a function, React Router compiles all routes again for every request: in
 * production the build is therefore loaded once.
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
