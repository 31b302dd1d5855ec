import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { EntryContext, ServerBuild } from 'react-router';
import { type PageTable, pageTable } from '#backend/entrypoints/http/pages/page-table.ts';
import pages from '#web/storefront/routes.ts';
import { bareBuild } from './bare-build.ts';

type PageModule = { action?: unknown } & Record<string, unknown>;

/** A page of the route table. `path` is a pattern (`/product/:slug`, `/cms/*`), `files` those of its layouts and itself. */
export type Page = { id: string; path: string; files: string[]; hasAction: boolean };

/** Writes a document, as the server's entry does. */
export type WriteDocument = (request: Request, status: number, headers: Headers, context: EntryContext) => Response;

const empty: WriteDocument = (_, status, headers) => new Response('page', { status, headers });

/** The modules of a route table whose files are in a folder, as a server knows them, and its pages. */
export async function routesOf(folder: URL, entries: readonly RouteConfigEntry[]) {
  const moduleOf = (file: string): Promise<PageModule> => import(/* @vite-ignore */ new URL(file, folder).href);
  const routes: Record<string, object> = {};
  const found: Page[] = [];
  const add = async (entry: RouteConfigEntry, parent: Page) => {
    const id = entry.id ?? entry.file;
    const module = await moduleOf(entry.file);
    const path = entry.path ? `${parent.path}/${entry.path}` : parent.path;
    const page = { id, path, files: [...parent.files, entry.file], hasAction: module.action !== undefined };
    routes[id] = { id, parentId: parent.id, path: entry.path, index: entry.index, module: { ...module } };
    if (entry.children) for (const child of entry.children) await add(child, page);
    else found.push({ ...page, path: path || '/' });
  };
  routes.root = { id: 'root', path: '', module: { ...(await moduleOf('root.tsx')) } };
  for (const entry of entries) await add(entry, { id: 'root', path: '', files: [], hasAction: false });
  return { routes, pages: found };
}

/**
 * The pages as the server knows them, without their looks: middleware, loaders and actions run as they are, and a
 * document is an empty one with the page's status and headers, or what `document` writes.
 */
export async function pageBuild(document = empty): Promise<{ build: ServerBuild; pages: Page[] }> {
  const { routes, pages: found } = await routesOf(new URL('../../web/storefront/', import.meta.url), pages);
  const written = { offlinePage: () => 'page', faultPage: () => 'page', workerScript: () => '' };
  // tests check rejections; nothing is logged
  const build = bareBuild({ default: document, handleError: () => {}, ...written }, routes);
  return { build, pages: found };
}

let table: Promise<PageTable> | undefined;

/** Whether the route table has a page at a path. */
export async function hasTestPage(path: string): Promise<boolean> {
  table ??= pageBuild().then(({ build }) => pageTable(build));
  return (await table).find(path) !== null;
}
