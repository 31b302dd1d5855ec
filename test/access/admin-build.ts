import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import * as contexts from '#web/admin/base/context.ts';
import { refusedAction, refusedData, refusedLoader } from '#web/admin/base/refusal.ts';
import pages from '#web/admin/routes.ts';
import { bareBuild } from './bare-build.ts';

const moduleOf = (file: string): Promise<object> =>
  import(/* @vite-ignore */ new URL(`../../web/admin/${file}`, import.meta.url).href);

/** The admin's pages without their looks: middleware, loaders and actions run as they are, a document is the word "page". */
export async function adminBuild(): Promise<ServerBuild> {
  const routes: Record<string, object> = { root: { id: 'root', path: '', module: { default: () => null } } };
  const add = async (entry: RouteConfigEntry, parentId: string) => {
    const id = entry.id ?? entry.file;
    routes[id] = { id, parentId, path: entry.path, index: entry.index, module: { ...(await moduleOf(entry.file)) } };
    for (const child of entry.children ?? []) await add(child, id);
  };
  for (const entry of pages) await add(entry, 'root');
  const written = {
    default: (_: Request, status: number, headers: Headers) => new Response('page', { status, headers }),
    handleError: () => {},
  };
  return bareBuild({ ...written, ...contexts, refusedAction, refusedData, refusedLoader }, routes);
}
